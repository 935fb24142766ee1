import { read, write } from '../route.ts'
import { deUnaDS } from './declaracion.ts'

/** An invitation that is annulled leaves its prospect, or the one in its place, where it was before. */
const deAnular = [
  ...(['prospecto', 'datos', 'beneficiarios', 'declaracion', 'etapaDS', 'venta', 'rechazos', 'mesa'] as const),
] as const

/** How a declaration of a sale begins, typed or by an invitation, and where it stands. */
export const routesDeLaInvitacion = {
  validarCreacionDS: read('/api/v2/validarCreacionDS', ['prospecto', 'declaracion']),
  verificacionDSManual: read('/api/v1/verificacionDSManual', ['prospecto']),
  // of the same person it may say at once what an earlier one said
  generarDSManual: write(
    '/api/v1/generarDSManual',
    [...(['prospecto', 'declaracion', ...deUnaDS, 'bitacora'] as const)],
    { refusal: 'data' },
  ),
  reutilizarDS: write(
    '/api/alerce/v1/reutilizarDS',
    ['prospecto', 'datos', 'autorizacion', 'beneficiarios', 'venta', 'bitacora'],
    { bearer: true },
  ),
  anularInvitacion: write('/api/v1/anularInvitacion', [...deAnular]),
  anularInvitacionCompensado: write('/api/v2/anularInvitacionCompensado', [...deAnular], {
    refusal: 'data',
  }),
  generarInvitacionDashboard: write('/api/v1/generarInvitacionDashboard', [
    ...(['prospecto', 'declaracion', 'etapaDS', 'personas', 'venta'] as const),
  ]),
  cambiarTipoVenta: write('/api/alerce/v1/cambiarTipoVenta', [
    ...(['prospecto', 'datos', 'declaracion', 'etapaDS', 'venta', 'bitacora'] as const),
  ]),
  reenviarInvitacion: write('/api/alerce/v1/reenviarInvitacion', ['declaracion', 'bitacora']),
  compartirInvitacion: write('/api/alerce/v1/compartirInvitacion', ['declaracion', 'bitacora']),
  obtenerAvanceInvitacion: read('/api/alerce/v1/obtenerAvanceInvitacion', ['prospecto', 'declaracion']),
  obtenerFirmasElectronicas: read('/api/alerce/v1/obtenerFirmasElectronicas', ['etapaDS', 'firmados']),
  obtenerIdentificadorDS: read('/api/v1/obtenerIdentificadorDS', ['prospecto', 'declaracion']),
  obtenerEtapa: read('/api/v1/ObtenerEtapa', ['etapaDS']),
  guardarEtapa: write('/api/v1/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
  guardarEtapaV2: write('/api/v2/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
  obtenerEstadoSuscripcion: read('/api/v1/toku/ObtenerEstadoSuscripcion', ['prospecto', 'mesa', 'mandatos'], {
    envelope: 'body+data',
  }),
} as const
