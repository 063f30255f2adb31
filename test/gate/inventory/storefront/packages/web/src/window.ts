import { h } from 'preact';

export const shopWindow = () => h('main', null, 'Lanterns, and other things that glow');
