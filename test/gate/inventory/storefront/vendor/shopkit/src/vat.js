export const rates = { at: 0.2, be: 0.21, de: 0.19, ie: 0.23 };
