import type { RouteName } from '@alerce/contract/routes'
import type { Casa, Quien } from './casa.ts'
import type { Tope } from './measure.ts'

/** A call with its budget, statements sent and buffers read. A change here must be a choice. */
type Presupuesto = readonly [
  nombre: string,
  quien: Quien,
  operacion: RouteName,
  sentencias: number,
  buffers: number,
  carga: (casa: Casa) => object,
]

const nada = () => ({})
const primera = { pagina: 1, limite: 15 }
const deLaVenta = ({ venta: prospectoId }: Casa) => ({ prospectoId })
const deLaDS = ({ ds: identificador }: Casa) => ({ identificador })
const semanas = { fechaHoraInicio: '05/10/2026 00:00:00', fechaHoraTermino: '18/10/2026 23:59:59' }

/**
 * Frequent calls in their order of measurement: reads before writes, which move rows. Statements: all of a call,
 * session, begin and commit included. Buffers: on PostgreSQL with 10,000 prospects.
 */
// biome-ignore format: a table
export const presupuestos: readonly Presupuesto[] = [
  ['sesión', 'asesora', 'sesionActual', 5, 5, nada],
  ['lista: último mes', 'asesora', 'obtenerProspectos', 2, 86, ({ inicio }) => inicio.obtenerProspectos],
  ['lista entera', 'asesora', 'obtenerProspectos', 2, 86, () => primera],
  ['lista: página siguiente', 'asesora', 'obtenerProspectos', 2, 90, ({ cursor }) => ({ ...primera, cursor })],
  ['lista: estado', 'asesora', 'obtenerProspectos', 2, 93, () => ({ ...primera, estado: 'Cotización Finalizada' })],
  ['lista: estado, tipo y plan', 'asesora', 'obtenerProspectos', 2, 43, () => ({ ...primera, estado: 'DS Aceptada', tipoProspecto: 'REN', tipoPlan: 2 })],
  ['lista: nadie', 'asesora', 'obtenerProspectos', 2, 38, () => ({ ...primera, tipoProspecto: 'XXX' })],
  ['lista: más antiguos', 'asesora', 'obtenerProspectos', 2, 86, () => ({ ...primera, orden: 'antiguos' })],
  ['lista: por nombre', 'asesora', 'obtenerProspectos', 2, 98, () => ({ ...primera, orden: 'nombre' })],
  ['lista: por nombre, último mes', 'asesora', 'obtenerProspectos', 2, 215, ({ inicio }) => ({ ...inicio.obtenerProspectos, orden: 'nombre' })],
  ['lista: por nombre, página siguiente', 'asesora', 'obtenerProspectos', 2, 98, ({ cursor }) => ({ ...primera, orden: 'nombre', cursor })],
  ['lista: nombre, por nombre', 'asesora', 'obtenerProspectos', 2, 250, ({ persona: { nombre } }) => ({ ...primera, orden: 'nombre', nombreProspecto: nombre })],
  ['lista: nombre', 'asesora', 'obtenerProspectos', 2, 250, ({ persona: { nombre } }) => ({ ...primera, nombreProspecto: nombre })],
  ['lista: apellido, último mes', 'asesora', 'obtenerProspectos', 2, 209, ({ inicio, persona: { paterno } }) => ({ ...inicio.obtenerProspectos, apellidoPaternoProspecto: paterno })],
  ['lista: nombre y apellidos', 'asesora', 'obtenerProspectos', 2, 20, ({ persona: { nombre, paterno, materno } }) => ({ ...primera, nombreProspecto: nombre, apellidoPaternoProspecto: paterno, apellidoMaternoProspecto: materno })],
  ['lista: etiqueta', 'asesora', 'obtenerProspectos', 2, 130, () => ({ ...primera, etiqueta: 'feria' })],
  ['lista: etiqueta, por nombre', 'asesora', 'obtenerProspectos', 2, 142, () => ({ ...primera, etiqueta: 'feria', orden: 'nombre' })],
  ['lista: etiqueta y estado', 'asesora', 'obtenerProspectos', 2, 132, () => ({ ...primera, etiqueta: 'feria', estado: 'Cotización Finalizada' })],
  ['etiquetas', 'asesora', 'obtenerEtiquetas', 2, 20, nada],
  ['lista: descarga del último mes', 'asesora', 'descargarProspectos', 8, 3700, ({ inicio: { obtenerProspectos: { rangoInicio, rangoTermino } } }) => ({ rangoInicio, rangoTermino, formato: 'csv' })],
  ['vistas', 'asesora', 'obtenerVistas', 2, 10, nada],
  ['lista del equipo', 'jefatura', 'obtenerProspectos', 6, 150, () => primera],
  ['lista del equipo: nombre', 'jefatura', 'obtenerProspectos', 6, 397, ({ persona: { nombre } }) => ({ ...primera, nombreProspecto: nombre })],
  ['buscador: RUT', 'asesora', 'buscarProspectos', 2, 8, ({ persona: { rut } }) => ({ texto: rut })],
  ['buscador: cuatro cifras', 'asesora', 'buscarProspectos', 2, 8, ({ persona: { rut } }) => ({ texto: rut.slice(0, 4) })],
  ['buscador: folio', 'asesora', 'buscarProspectos', 2, 11, ({ persona: { folio } }) => ({ texto: folio })],
  ['buscador: teléfono', 'asesora', 'buscarProspectos', 2, 12, ({ persona: { celular } }) => ({ texto: celular })],
  ['buscador: correo', 'asesora', 'buscarProspectos', 2, 14, ({ persona: { correo } }) => ({ texto: correo.slice(0, 12) })],
  ['buscador: nombre y apellido', 'asesora', 'buscarProspectos', 2, 36, ({ persona: { nombre, paterno } }) => ({ texto: `${paterno} ${nombre}` })],
  ['buscador: dos letras', 'asesora', 'buscarProspectos', 2, 73, ({ persona: { paterno } }) => ({ texto: paterno.slice(0, 2) })],
  ['Mi día', 'asesora', 'obtenerMiDia', 6, 493, ({ inicio }) => inicio.obtenerMiDia],
  ['Mi día del equipo', 'jefatura', 'obtenerMiDia', 8, 1959, ({ inicio }) => inicio.obtenerMiDia],
  ['Mi día: todo lo que espera', 'asesora', 'obtenerAsuntosDelDia', 6, 280, () => ({ grupo: 'espera' })],
  ['campana', 'asesora', 'obtenerNotificaciones', 5, 39, nada],
  ['agenda: bloqueos', 'asesora', 'obtenerBloqueos', 5, 5, () => ({ desde: '2026-10-05', hasta: '2026-10-18' })],
  ['por deshacer', 'asesora', 'obtenerPorDeshacer', 2, 3, nada],
  ['estadísticas', 'asesora', 'obtenerEstadisticasSuscripciones', 8, 2185, () => ({ mesRegistro: 10, añoRegistro: 2026 })],
  ['estadísticas: su mes', 'asesora', 'obtenerMesDelAsesor', 8, 150, () => ({ mes: '2026-10-01' })],
  ['citas de dos semanas', 'asesora', 'obtenerCitas', 4, 27, () => semanas],
  ['ficha: gestionar', 'asesora', 'resolverGestion', 15, 41, deLaVenta],
  ['ficha: Bitácora', 'asesora', 'obtenerBitacoraProspecto', 5, 10, deLaVenta],
  ['venta', 'asesora', 'obtenerVenta', 12, 36, deLaVenta],
  ['venta: etapa', 'asesora', 'obtenerEtapaProspecto', 4, 6, deLaVenta],
  ['venta: datos', 'asesora', 'obtenerDatosProspecto', 6, 10, deLaVenta],
  ['venta: borrador', 'asesora', 'obtenerBorrador', 5, 4, ({ venta }) => ({ formulario: `medida-${venta}` })],
  ['venta: beneficiarios', 'asesora', 'obtenerBeneficiarios', 5, 7, deLaVenta],
  ['venta: documentos', 'asesora', 'obtenerDocumentosProspecto', 5, 8, deLaVenta],
  ['venta: certificados', 'asesora', 'obtenerCertificados', 5, 8, deLaVenta],
  ['venta: autorización', 'asesora', 'estadoAutorizacion', 5, 7, deLaVenta],
  ['cotizar: renta', 'asesora', 'calcularRenta', 15, 25, deLaVenta],
  ['cotizar: planes', 'asesora', 'obtenerPlanes', 12, 23, deLaVenta],
  ['cotizar: mejores opciones', 'asesora', 'obtenerMejoresOpcionesCotizacion', 16, 37, deLaVenta],
  ['cotizar: explicación', 'asesora', 'explicarBusqueda', 20, 48, deLaVenta],
  ['cotizar: plan elegido', 'asesora', 'obtenerPlanSeleccionado', 5, 9, deLaVenta],
  ['cotizar: resumen', 'asesora', 'obtenerResumenPlan', 5, 9, deLaVenta],
  ['DS: cotizante', 'asesora', 'obtenerAntecedentesCotizante', 14, 53, deLaDS],
  ['DS: personas', 'asesora', 'obtenerBeneficiariosDS', 14, 24, deLaDS],
  ['DS: preguntas', 'asesora', 'obtenerPreguntasDS', 17, 31, deLaDS],
  ['contraloría: cola', 'contraloria', 'obtenerColaContraloria', 16, 1303, () => ({ cola: 'todas' })],
  ['contraloría: cola médica', 'contraloria', 'obtenerColaContraloria', 12, 754, () => ({ cola: 'medica' })],
  ['contraloría: un caso', 'contraloria', 'obtenerCasoContraloria', 34, 54, ({ caso }) => ({ identificador: caso })],
  ['contraloría: resueltas hoy', 'contraloria', 'obtenerResueltasHoy', 11, 44, nada],
  ['contraloría: cola acotada', 'contraloria', 'obtenerColaContraloria', 12, 1269, () => ({ cola: 'todas', horas: 24, orden: 'recientes' })],
  ['contraloría: resueltas por RUT', 'contraloria', 'obtenerResueltasHoy', 7, 18, ({ persona: { rut } }) => ({ desde: '01-01-2026', texto: rut })],
  ['contraloría: resueltas por apellido', 'contraloria', 'obtenerResueltasHoy', 7, 445, ({ persona: { paterno } }) => ({ desde: '01-01-2026', texto: paterno })],
  ['mesa: pendientes', 'mesa', 'obtenerPendientesMesa', 11, 10919, nada],
  ['mesa: firmas', 'mesa', 'obtenerPendientesMesa', 11, 10919, () => ({ clase: 'firma' })],
  ['mesa: buscar por RUT', 'mesa', 'buscarCasosMesa', 5, 17, ({ persona: { rut } }) => ({ texto: rut })],
  ['mesa: buscar por apellido', 'mesa', 'buscarCasosMesa', 5, 126, ({ persona: { paterno } }) => ({ texto: paterno })],
  ['jefatura: autorizaciones', 'jefatura', 'obtenerAutorizaciones', 6, 29, nada],
  ['jefatura: carteras', 'jefatura', 'obtenerCarteras', 6, 2078, nada],
  ['jefatura: tablero', 'jefatura', 'obtenerTableroDelEquipo', 5, 380, nada],
  ['jefatura: atrasadas del equipo', 'jefatura', 'obtenerFilasDelEquipo', 5, 300, () => ({ figura: 'atrasadas', limite: 30 })],
  ['textos', 'administracion', 'obtenerTextos', 45, 45, nada],
  ['postulante: abrir el enlace', 'nadie', 'abrirInvitacion', 16, 28, ({ enlace }) => ({ enlace })],
  ['postulante: su página', 'postulante', 'obtenerPostulacion', 31, 54, nada],
  ['postulante: su contrato', 'postulante', 'obtenerFirmaDeContrato', 26, 49, nada],
  ['escribir en un formulario', 'asesora', 'guardarBorrador', 7, 15, ({ editable }) => ({ formulario: `medida-${editable}`, cambios: [{ campo: 'correo', de: '', a: 'una@example.cl' }] })],
  ['guardar un prospecto', 'asesora', 'ingresarProspecto', 10, 72, ({ editable }) => ({ prospectoId: editable, celular: '930000001' })],
  ['agregar un prospecto', 'asesora', 'ingresarProspecto', 9, 109, () => ({ tipoProspecto: 'OPE', nombres: 'UNA', apellidoPaterno: 'PERSONA', apellidoMaterno: 'NUEVA', celular: '930000002', correo: 'otra@example.cl' })],
  ['tomar un prospecto', 'asesora', 'prospectoGestionado', 7, 27, ({ editable }) => ({ prospectoId: editable, accion: 'agendar' })],
  ['etiquetar', 'asesora', 'etiquetarProspectos', 9, 60, ({ editable: prospectoId }) => ({ cambios: [{ prospectoId, agrega: ['vip'], quita: [] }] })],
  ['agendar', 'asesora', 'agendarCita', 11, 77, ({ editable }) => ({ prospectoId: editable, fechaHoraInicio: '08/10/2026 20:00:00', duracionMinutos: 30 })],
  ['bloquear', 'asesora', 'guardarBloqueo', 10, 60, () => ({ clase: 'ausencia', desde: '2026-10-20', hasta: '2026-10-21' })],
  ['reservar: horas', 'nadie', 'obtenerHorasDeReserva', 10, 30, ({ pagina: alias }) => ({ alias })],
  ['reservar', 'nadie', 'reservarHora', 34, 95, ({ pagina: alias }) => ({ alias, inicio: '2026-10-08T13:00:00.000Z', modalidad: 'llamada', nombre: 'Rosa Vera', telefono: '981234567', correo: 'rosa@example.cl' })],
  ['cotizar: guardar el plan', 'asesora', 'guardarPlanSeleccionado', 22, 110, ({ venta, plan }) => ({ prospectoId: venta, planCotizacionId: plan, beneficiosComplementarios: [] })],
  ['DS: responder', 'asesora', 'guardarRespuestaDS', 13, 59, ({ ds }) => ({ identificador: ds, codigoPregunta: 1, respuesta: false })],
]

/** Budget of every other read, future ones included; one that needs more gets a line above. */
export const delResto: Tope = { sentencias: 35, buffers: 100 }
