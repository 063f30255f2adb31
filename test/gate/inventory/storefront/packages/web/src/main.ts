import { render } from 'preact';
import { shopWindow } from './window.js';

const root = document.querySelector('#app');
if (root) render(shopWindow(), root);
