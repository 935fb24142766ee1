import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { Escena, Lugar } from './escena.ts'
import { EMPLEADOR, formulario, rutDePrueba } from './escena.ts'

/** No later call needs it. */
const suelta = { suelta: true } as const

/** Reference data; returns the place of the trial persons. */
export async function referencias({ llamar }: Escena): Promise<Lugar> {
  await llamar('regiones', {}, suelta)
  const codigoRegion = 13
  await llamar('ciudades', {}, suelta)
  const deLaRegion = await llamar('ciudadesRegion', { id: codigoRegion }, suelta)
  await llamar('comunas', {}, suelta)
  await llamar('afps', {}, suelta)
  await llamar('isapres', {}, suelta)
  await llamar('obtenerDireccionesEmpleador', { rutEmpleador: EMPLEADOR }, suelta)
  await llamar('obtenerEstadosProspectos', {}, suelta)
  await llamar('obtenerTipoProspectos', {}, suelta)
  return { codigoRegion, codigoCiudad: deLaRegion?.[0]?.codigo ?? 131 }
}

/** Access of the advisor, but for the login itself and the closing. */
export async function acceso({ llamar, asesor, hoy }: Escena): Promise<void> {
  const deHoy = { rutejecutivo: asesor.rut, fecha: aDDMMYYYY(hoy) }
  await llamar('validarAcceso', { ...deHoy, origen: 'DASHBOARD', registrar: 'S' }, suelta)
  await llamar('actividadDiaria', deHoy, suelta)
  await llamar('inactividadDiaria', deHoy, suelta)
  const firmados = { identificadorAsesor: String(asesor.identificador), identificadorJefe: 'prueba' }
  // Only the insurer signs these identifiers: a refusal is the expected answer
  await llamar('validarAsesorJefe', firmados, { rechazable: true })
}

/** Lists, notifications and statistics of the portfolio. */
export async function listas({ llamar, asesor: { identificador }, hoy }: Escena): Promise<void> {
  const filtros = {
    identificador,
    rangoInicio: aDDMMYYYY(sumaDias(hoy, -30)),
    rangoTermino: aDDMMYYYY(hoy),
    ...{ nombreProspecto: '', apellidoPaternoProspecto: '', apellidoMaternoProspecto: '', pagina: 1, limite: 15 },
  }
  await llamar('obtenerProspectos', filtros, suelta)
  await llamar('obtenerProspectosEditar', filtros, suelta)
  await llamar('anularProspectosRechazados', { identificador }, suelta)
  const [anio, mes] = hoy.split('-')
  const delMes = { identificador, mesRegistro: Number(mes), añoRegistro: Number(anio) }
  await llamar('obtenerEstadisticasSuscripciones', delMes, suelta)
  const { notificaciones } = await llamar('obtenerNotificaciones', { pagina: 1, identificador })
  const [primera] = notificaciones
  if (primera) await llamar('actualizarNotificacion', { notificacionId: primera.notificacionId })
}

/** A prospect with what the card asks of it, and its appointment. */
export async function prospecto(escena: Escena, lugar: Lugar): Promise<void> {
  const { llamar, asesor, hoy } = escena
  const { identificador } = asesor
  const rut = rutDePrueba()
  await llamar('validarTitularVigenteRut', { Rut: rut })
  await llamar('validarCargaVigente', { identificador, rut })
  const form = formulario(escena, lugar, { rut, tipoTrabajador: 'D', renta: 1_800_000 })
  const { prospectoId } = await llamar('ingresarProspecto', form)
  await llamar('ingresarProspecto', { ...form, prospectoId, celular: '912345678' })
  await llamar('obtenerDatosProspecto', { prospectoId })
  await llamar('obtenerTipoVenta', { prospectoId })
  await llamar('obtenerEtapaProspecto', { prospectoId })
  await llamar('obtenerBitacoraProspecto', { prospectoId })
  await llamar('obtenerGlosaAutenticacionRechazada', { ProspectoId: prospectoId })
  await llamar('obtenerIrregularidadesProspecto', { prospectoId })
  await llamar('validarFunVigencia', { identificador, prospectoId })
  await llamar('validarGestionarCompensado', { prospectoId })
  await llamar('limpiarCotizacion', { prospectoId })
  await llamar('estadoAutorizacion', { ProspectoID: prospectoId })
  const autorizacion = { ProspectoID: prospectoId, Comentario: 'Prueba de conformidad', EjeRut: asesor.rut }
  await llamar('solicitarAutorizacion', autorizacion, { rechazable: true })
  await llamar('prospectoGestionado', { prospectoId }, { rechazable: true })
  await llamar('reenvioCupon', { Rut: rut, TipoEnvio: 1 }, { rechazable: true })
  const dia = aDDMMYYYY(sumaDias(hoy, 7)).replaceAll('-', '/')
  const hora = { fechaHoraInicio: `${dia} 21:00:00`, duracionMinutos: 30 }
  const cita = { prospectoId, identificador, ...hora, comentario: 'Prueba de conformidad', estado: null }
  const { citaId } = await llamar('agendarCita', { citaId: 0, ...cita })
  await llamar('agendarCita', { citaId, ...cita, comentario: 'Prueba cambiada' })
  await llamar('obtenerCitas', {
    identificador,
    fechaHoraInicio: `${dia} 00:00:00`,
    fechaHoraTermino: `${dia} 23:59:59`,
  })
  await llamar('eliminarCita', { citaId })
}

/** The end of the advisor's day. */
export async function salida({ llamar, asesor }: Escena): Promise<void> {
  await llamar('registroAcceso', { rutejecutivo: asesor.rut, tipo: 'S', origen: 'DASHBOARD' })
}
