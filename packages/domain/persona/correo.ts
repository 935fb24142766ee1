/** True for a plausible e-mail address of at most 100 characters. */
export function esCorreo(text: string): boolean {
  return text.length <= 100 && /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/.test(text)
}

/** As the card shows it: 24 characters or more are cut to 22 and '...' (spec 1 §9). */
export function correoCortado(text: string): string {
  return text.length >= 24 ? `${text.slice(0, 22)}...` : text
}
