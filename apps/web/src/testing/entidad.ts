import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../lib/api/call.ts'

type Contractual = ReplyOf<'datosDocumentosContractuales'>

/** An employer that the desk knows already: it pays the contribution. */
export const losBoldos: Contractual['datosEmpleador'][number] = {
  id: 8,
  rut: '76418230-8',
  razonSocial: 'Comercial Los Boldos SpA',
  domicilio: 'Apoquindo 4501',
  telefono: '224568900',
  correo: 'personas@example.cl',
  codigoRegion: 13,
  codigoCiudad: 131,
  codigoComuna: 13_101,
  montoDescuentoUF: uf(3.136),
  ultimaRenta: pesos(1_650_000),
  tipoTrabajador: 1,
  existePreviamente: true,
}

/** Contractual data of a sale with one paying employer. */
export const contractualDe = (changes: Partial<Contractual> = {}): Contractual => ({
  prospectoId: 12,
  codigoAfp: 5,
  codigoRegion: 13,
  codigoCiudad: 131,
  codigoComuna: 13_101,
  domicilio: 'Irarrázaval 1234',
  extranjero: false,
  datosEmpleador: [losBoldos],
  totalCotizacionPactada: uf(3.136),
  totalCotizacionPagar: uf(3.136),
  correoAusente: 'sincorreo@sincorreo.cl',
  version: 6,
  ...changes,
})
