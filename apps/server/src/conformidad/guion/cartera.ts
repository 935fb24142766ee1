import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { Escena, LugarDePrueba } from './escena.ts'
import { EMPLEADOR, formulario, rutDePrueba, SANTIAGO } from './escena.ts'

/** No later call needs it. */
const suelta = { suelta: true } as const

/** Reference data; returns the place of the trial persons. */
export async function referencias({ call }: Escena): Promise<LugarDePrueba> {
  await call('regiones', {}, suelta)
  const { codigoRegion, codigoCiudad } = SANTIAGO
  await call('ciudades', {}, suelta)
  const deLaRegion = await call('ciudadesRegion', { id: codigoRegion }, suelta)
  await call('comunas', {}, suelta)
  await call('afps', {}, suelta)
  await call('isapres', {}, suelta)
  await call('obtenerDireccionesEmpleador', { rutEmpleador: EMPLEADOR }, suelta)
  await call('obtenerEstadosProspectos', {}, suelta)
  await call('obtenerTipoProspectos', {}, suelta)
  return { codigoRegion, codigoCiudad: deLaRegion?.[0]?.codigo ?? codigoCiudad }
}

/** Access of the advisor, but for the login itself and the closing. */
export async function acceso({ call, asesor, hoy }: Escena): Promise<void> {
  const deHoy = { rutejecutivo: asesor.rut, fecha: aDDMMYYYY(hoy) }
  await call('validarAcceso', { ...deHoy, origen: 'DASHBOARD', registrar: 'S' }, suelta)
  await call('actividadDiaria', deHoy, suelta)
  await call('inactividadDiaria', deHoy, suelta)
  const firmados = { identificadorAsesor: String(asesor.identificador), identificadorJefe: 'prueba' }
  // Only the insurer signs these identifiers: a refusal is the expected answer
  await call('validarAsesorJefe', firmados, { rechazable: true })
}

/** Lists, notifications and statistics of the portfolio. */
export async function listas({ call, asesor: { identificador }, hoy }: Escena): Promise<void> {
  const filtros = {
    identificador,
    rangoInicio: aDDMMYYYY(sumaDias(hoy, -30)),
    rangoTermino: aDDMMYYYY(hoy),
    ...{ nombreProspecto: '', apellidoPaternoProspecto: '', apellidoMaternoProspecto: '', pagina: 1, limite: 15 },
  }
  await call('obtenerProspectos', filtros, suelta)
  await call('obtenerProspectosEditar', filtros, suelta)
  await call('anularProspectosRechazados', { identificador }, suelta)
  const [anio, mes] = hoy.split('-')
  const delMes = { identificador, mesRegistro: Number(mes), añoRegistro: Number(anio) }
  await call('obtenerEstadisticasSuscripciones', delMes, suelta)
  const { notificaciones } = await call('obtenerNotificaciones', { pagina: 1, identificador })
  const [primera] = notificaciones
  if (primera) await call('actualizarNotificacion', { notificacionId: primera.notificacionId })
}

/** A prospect with what the card asks of it, and its appointment. */
export async function prospecto(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const { call, asesor, hoy } = escena
  const { identificador } = asesor
  const rut = rutDePrueba()
  await call('validarTitularVigenteRut', { Rut: rut })
  await call('validarCargaVigente', { identificador, rut })
  const form = formulario(escena, lugar, { rut, tipoTrabajador: 'D', renta: 1_800_000 })
  const { prospectoId } = await call('ingresarProspecto', form)
  await call('ingresarProspecto', { ...form, prospectoId, celular: '912345678' })
  await call('obtenerDatosProspecto', { prospectoId })
  await call('obtenerTipoVenta', { prospectoId })
  await call('obtenerEtapaProspecto', { prospectoId })
  await call('obtenerBitacoraProspecto', { prospectoId })
  await call('obtenerGlosaAutenticacionRechazada', { ProspectoId: prospectoId })
  await call('obtenerIrregularidadesProspecto', { prospectoId })
  await call('validarFunVigencia', { identificador, prospectoId })
  await call('validarGestionarCompensado', { prospectoId })
  await call('limpiarCotizacion', { prospectoId })
  await call('estadoAutorizacion', { ProspectoID: prospectoId })
  const autorizacion = { ProspectoID: prospectoId, Comentario: 'Prueba de conformidad', EjeRut: asesor.rut }
  await call('solicitarAutorizacion', autorizacion, { rechazable: true })
  await call('prospectoGestionado', { prospectoId }, { rechazable: true })
  await call('reenvioCupon', { Rut: rut, TipoEnvio: 1 }, { rechazable: true })
  const dia = aDDMMYYYY(sumaDias(hoy, 7)).replaceAll('-', '/')
  const hora = { fechaHoraInicio: `${dia} 21:00:00`, duracionMinutos: 30 }
  const cita = { prospectoId, identificador, ...hora, comentario: 'Prueba de conformidad', estado: null }
  await call('agendarCita', { citaId: 0, ...cita })
  const delDia = { identificador, fechaHoraInicio: `${dia} 00:00:00`, fechaHoraTermino: `${dia} 23:59:59` }
  // The specification describes no reply of agendarCita
  const citas = await call('obtenerCitas', delDia)
  const citaId = citas.find(({ prospecto }) => prospecto.prospectoId === prospectoId)?.citaId
  await call('agendarCita', { citaId, ...cita, comentario: 'Prueba cambiada' })
  await call('eliminarCita', { citaId })
}

/** The end of the advisor's day. */
export async function salida({ call, asesor }: Escena): Promise<void> {
  await call('registroAcceso', { rutejecutivo: asesor.rut, tipo: 'S', origen: 'DASHBOARD' })
}
