/** Bits of a packed text (RFC 1951), the low one of each byte first. */
class Bits {
  readonly #bytes: Uint8Array
  #at: number
  #bit = 0
  constructor(bytes: Uint8Array, desde: number) {
    this.#bytes = bytes
    this.#at = desde
  }
  /** The next bits as a number, the first one low; 0 behind the end. */
  read(cuantos: number): number {
    let out = 0
    for (let i = 0; i < cuantos; i += 1) {
      out |= (((this.#bytes[this.#at] ?? 0) >> this.#bit) & 1) << i
      this.#bit = (this.#bit + 1) & 7
      if (this.#bit === 0) this.#at += 1
    }
    return out
  }
  /** Goes on at the next whole byte. */
  align(): void {
    if (this.#bit > 0) this.#at += 1
    this.#bit = 0
  }
  get ended(): boolean {
    return this.#at >= this.#bytes.length
  }
}

/** What was unpacked so far, at most `tope` bytes. */
class Salida {
  #bytes = new Uint8Array(4096)
  readonly #tope: number
  length = 0
  constructor(tope: number) {
    this.#tope = tope
  }
  push(byte: number): void {
    if (this.full) return
    if (this.length === this.#bytes.length) {
      const wider = new Uint8Array(this.length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.length] = byte
    this.length += 1
  }
  /** The byte that came so many before the next. */
  back(atras: number): number {
    return this.#bytes[this.length - atras] ?? 0
  }
  get full(): boolean {
    return this.length >= this.#tope
  }
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }
}

/** How many codes there are of each length, and what they stand for, in order (RFC 1951 §3.2.2). */
interface Codigos {
  readonly cuantos: readonly number[]
  readonly signos: readonly number[]
}

const LARGO_DE_CODIGO = 15

function codigosDe(largos: readonly number[]): Codigos {
  const cuantos = Array.from({ length: LARGO_DE_CODIGO + 1 }, (_, n) => largos.filter((l) => l === n).length)
  const signos = largos.map((_, signo) => signo).filter((signo) => largos[signo] !== 0)
  signos.sort((a, b) => (largos[a] ?? 0) - (largos[b] ?? 0) || a - b)
  return { cuantos, signos }
}

/** The next sign, or null when the bits are none. */
function signo(bits: Bits, { cuantos, signos }: Codigos): number | null {
  let codigo = 0
  let primero = 0
  let lugar = 0
  for (let largo = 1; largo <= LARGO_DE_CODIGO; largo += 1) {
    codigo |= bits.read(1)
    const hay = cuantos[largo] ?? 0
    if (codigo - hay < primero) return signos[lugar + codigo - primero] ?? null
    lugar += hay
    primero = (primero + hay) << 1
    codigo <<= 1
  }
  return null
}

const repetidos = (veces: number, valor: number): number[] => Array.from({ length: veces }, () => valor)
const fijos = {
  letras: codigosDe([...repetidos(144, 8), ...repetidos(112, 9), ...repetidos(24, 7), ...repetidos(8, 8)]),
  saltos: codigosDe(repetidos(30, 5)),
}
/** Base and further bits of what is copied: how much of it, and from how far back (RFC 1951 §3.2.5). */
const trechos = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const bitsDeTrecho = (n: number) => (n < 8 || n === 28 ? 0 : (n - 4) >> 2)
const saltoDe = (n: number) => (n < 4 ? n + 1 : ((2 + (n & 1)) << ((n >> 1) - 1)) + 1)
const bitsDeSalto = (n: number) => (n < 4 ? 0 : (n >> 1) - 1)
const ordenDeLargos = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** The codes that a block brings with it; null: they are none (RFC 1951 §3.2.7). */
function codigosPropios(bits: Bits): typeof fijos | null {
  const letras = bits.read(5) + 257
  const saltos = bits.read(5) + 1
  const vienen = bits.read(4) + 4
  const delIndice = repetidos(19, 0)
  for (const lugar of ordenDeLargos.slice(0, vienen)) delIndice[lugar] = bits.read(3)
  const indice = codigosDe(delIndice)
  const largos: number[] = []
  while (largos.length < letras + saltos) {
    const uno = signo(bits, indice)
    if (uno === null) return null
    if (uno < 16) largos.push(uno)
    else if (uno === 16) largos.push(...repetidos(3 + bits.read(2), largos.at(-1) ?? 0))
    else largos.push(...repetidos(uno === 17 ? 3 + bits.read(3) : 11 + bits.read(7), 0))
  }
  return { letras: codigosDe(largos.slice(0, letras)), saltos: codigosDe(largos.slice(letras, letras + saltos)) }
}

/** Repeats what came before, as the sign says; false when nothing came there. */
function repite(bits: Bits, uno: number, saltos: Codigos, salida: Salida): boolean {
  const largo = (trechos[uno - 257] ?? 0) + bits.read(bitsDeTrecho(uno - 257))
  const lejos = signo(bits, saltos)
  if (lejos === null || lejos > 29) return false
  const atras = saltoDe(lejos) + bits.read(bitsDeSalto(lejos))
  if (atras > salida.length) return false
  for (let i = 0; i < largo; i += 1) salida.push(salida.back(atras))
  return true
}

/** Unpacks one block of codes; false when it breaks off or there is no more room. */
function bloque(bits: Bits, { letras, saltos }: typeof fijos, salida: Salida): boolean {
  while (!salida.full && !bits.ended) {
    const uno = signo(bits, letras)
    if (uno === null || uno > 285) return false
    if (uno === 256) return true
    if (uno < 256) salida.push(uno)
    else if (!repite(bits, uno, saltos, salida)) return false
  }
  return false
}

/** A block that stands as it is. */
function tal(bits: Bits, salida: Salida): boolean {
  bits.align()
  const largo = bits.read(16)
  bits.read(16)
  for (let i = 0; i < largo && !salida.full && !bits.ended; i += 1) salida.push(bits.read(8))
  return !salida.full && !bits.ended
}

/** Unpacks the next block; false when it breaks off or there is no more room. */
function unBloque(bits: Bits, salida: Salida): boolean {
  const clase = bits.read(2)
  if (clase === 0) return tal(bits, salida)
  if (clase === 1) return bloque(bits, fijos, salida)
  const propios = clase === 2 ? codigosPropios(bits) : null
  return propios !== null && bloque(bits, propios, salida)
}

/**
 * Unpacks what stands from `desde` on, packed as RFC 1950 says (/FlateDecode of a PDF), at most `tope` bytes: what
 * breaks off gives what came before it. Written out here because rules run in the browser and in the server alike, and
 * what both have of their own answers only later.
 */
export function inflar(bytes: Uint8Array, desde: number, tope: number): Uint8Array {
  const bits = new Bits(bytes, desde + 2)
  const salida = new Salida(tope)
  for (let sigue = true; sigue; ) {
    const esUltimo = bits.read(1) === 1
    sigue = unBloque(bits, salida) && !esUltimo
  }
  return salida.bytes
}
