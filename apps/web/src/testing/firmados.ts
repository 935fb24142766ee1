import type { Firmados } from '../lib/adjuntos/firmados.ts'

/** Signed papers of a sale without requests. */
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
  resueltoEn: null,
  anteriores: [],
  ...part,
})
