chrome.action.onClicked.addListener(async () => {
  const tabs = await chrome.tabs.query({ currentWindow: true });
  await chrome.storage.local.set({ [Date.now()]: tabs.map((tab) => tab.url) });
});
