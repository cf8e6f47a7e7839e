/** Share links of the networks that accept an address and a title (CAT-SCR-027). */
export function shareTargets(address: string, title: string): { network: string; href: string }[] {
  const [url, text] = [address, title].map(encodeURIComponent);
  return [
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { network: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
  ];
}
