import { randomInt } from 'node:crypto'

// letters that are not mistaken for others when read aloud, and that spell no coarse word of Chile
const CONSONANTES = 'bfglmnrs'
const VOCALES = 'aeiou'
const PALABRAS = 4
const CIFRAS = 4

const una = (letras: string) => letras.charAt(randomInt(letras.length))
const silaba = () => una(CONSONANTES) + una(VOCALES)

/** A password that can be read over the phone: bilo-mane-rusa-golu-4821, one of 65 quadrillion. */
export function claveProvisoria(): string {
  const palabras = Array.from({ length: PALABRAS }, () => silaba() + silaba())
  const numero = String(randomInt(10 ** CIFRAS)).padStart(CIFRAS, '0')
  return [...palabras, numero].join('-')
}
