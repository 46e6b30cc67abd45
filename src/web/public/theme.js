// Before the first paint, so that no candle-lit cellar flashes white. A file of its own, because inline scripts are forbidden here.
(() => {
  let wish = 'system';
  try {
    wish = JSON.parse(localStorage.getItem('ratskeller.settings') || '{}').theme || 'system';
    // The letters for reading are on this device since an earlier visit.
    if (localStorage.getItem('ratskeller.serif')) document.documentElement.dataset.serif = '';
  } catch {}
  // A board in a page of others is lit as that page wishes.
  if (location.pathname.startsWith('/embed/')) wish = new URLSearchParams(location.search).get('theme') || wish;
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
