import type { ReplyOf } from '../lib/api/call.ts'

/** An employer that the desk knows already: it pays the contribution. */
export const losBoldos: ReplyOf<'datosDocumentosContractuales'>['datosEmpleador'][number] = {
  id: 8,
  rut: '76418230-8',
  razonSocial: 'Comercial Los Boldos SpA',
  domicilio: 'Apoquindo 4501',
  telefono: '224568900',
  correo: 'personas@example.cl',
  codigoRegion: 13,
  codigoCiudad: 131,
  codigoComuna: 13_101,
  montoDescuentoUF: 3.136,
  ultimaRenta: 1_650_000,
  tipoTrabajador: 1,
  existePreviamente: true,
}
