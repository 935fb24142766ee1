import type { Firmados } from '../lib/adjuntos/firmados.ts'

/** The signed papers of a sale that asks for none. */
export const firmadosDe = (part: Partial<Firmados> = {}): Firmados => ({
  papeles: [],
  recibe: false,
  detencion: null,
  envioId: null,
  enviado: null,
  devolucion: null,
  devolucionAnterior: null,
  otro: null,
  abreDS: false,
  resueltoPor: null,
  anteriores: [],
  ...part,
})
