import { datosDe } from '../datos-prospecto.ts'
import type { Answers } from '../fake-server.ts'
import { sinBorrador } from '../usuario.ts'
import { autorizacionDe, ventaDe } from '../venta.ts'

/** Answers for the screen of the applicant's data, of an untouched sale. */
export const respuestasDeAntecedentes = (): Answers => ({
  obtenerVenta: ventaDe(),
  estadoAutorizacion: autorizacionDe(),
  obtenerDatosProspecto: datosDe(),
  regiones: [{ codigo: 13, descripcion: 'Metropolitana de Santiago' }],
  ciudadesRegion: [{ codigoRegion: 13, codigo: 131, descripcion: 'Santiago' }],
  isapres: [{ codigo: 99, nombre: 'Cruz Blanca' }],
  obtenerPlanesColectivos: [{ codColectivo: 2, descripcion: 'Convenio Minería' }],
  obtenerCertificados: [],
  obtenerBitacoraProspecto: [],
  afps: [{ codigo: 33, descripcion: 'HABITAT' }],
  ...sinBorrador,
  documentosSolicitar: [],
  obtenerDocumentosProspecto: [],
  buscarProspectos: [],
  validarTitularVigenteRut: false,
  ingresarProspecto: { prospectoId: 12, version: 4 },
})
