import { datosDe } from '../datos-prospecto.ts'
import type { Answers } from '../fake-server.ts'
import { sinBorrador } from '../usuario.ts'
import { autorizacionDe, pasoDe, ventaDe } from '../venta.ts'
import { pedidos } from './documento.ts'

export const reutiliza = { prospectoId: 7, folioDS: 5_000_000_007, repite: true }

/** Answers for a sale that repeats the declaration of another. */
export const delReuso = {
  ...sinBorrador,
  obtenerDatosProspecto: datosDe(),
  obtenerVenta: ventaDe({ reutiliza, pasos: [pasoDe('cotizar', 'ahora', '/preliminar-plan')] }),
  estadoAutorizacion: autorizacionDe(),
  obtenerCertificados: [],
  afps: [{ codigo: 33, descripcion: 'HABITAT' }],
  documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
  obtenerDocumentosProspecto: [],
  obtenerBitacoraProspecto: [],
} satisfies Answers
