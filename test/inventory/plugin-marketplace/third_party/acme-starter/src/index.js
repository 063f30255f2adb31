export const start = () => 'hello';
