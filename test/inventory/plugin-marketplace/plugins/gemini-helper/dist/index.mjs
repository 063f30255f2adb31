process.stdin.on('data', () => {});
