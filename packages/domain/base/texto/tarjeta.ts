const MINIMO = 13
const MAXIMO = 19

/** Luhn check of card numbers, modulo 10. */
function luhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const parecida = (digits: string) => digits.length >= MINIMO && digits.length <= MAXIMO && luhn(digits)

/** Whether consecutive groups of digits make a card number; stops joining beyond its maximum length. */
function algunaJunta(grupos: readonly string[]): boolean {
  return grupos.some((_, from) => {
    let juntos = ''
    for (let to = from; to < grupos.length && juntos.length < MAXIMO; to += 1) {
      juntos += grupos[to]
      if (parecida(juntos)) return true
    }
    return false
  })
}

/**
 * Whether a text holds a likely card number: 13 to 19 digits that pass Luhn's check, with any signs between them. Such
 * a number is never stored (PCI DSS 3.5).
 */
export function pareceTarjeta(texto: string): boolean {
  const corridas = texto.normalize('NFKC').match(/\d+(?:[^\p{L}\d]+\d+)*/gu) ?? []
  return corridas.some((corrida) => algunaJunta(corrida.match(/\d+/g) ?? []))
}
