import { campos, llamadasDe } from './campos.ts'

const empleador = 'tipoTrabajador rut remuneracionImponible'
const persona = `tipoProspecto rut numeroPasaporte nombres apellidoPaterno apellidoMaterno celular correo fechaNacimiento
  sexo isapreActual tipoPlan codColectivo tipoVenta codigoRegion codigoCiudad activo motivoProspecto entrevistado`

/** Prospect of the forms (spec 1 §3 and spec 2 §3). */
const prospecto = campos(`prospectoId identificador ${persona} tipoTrabajador cargaVigente otorga`, {
  empleadores: campos(`id ${empleador}`),
})
/** A core need not repeat the advisor, the in-force check, or the worker type, which each employer has. */
const prospectoLeido = campos(`prospectoId ${persona}`, { empleadores: campos(empleador) })

const filtros = `identificador rangoInicio rangoTermino nombreProspecto apellidoPaternoProspecto
  apellidoMaternoProspecto pagina limite`
const deUnProspecto = 'prospectoId'
const adjunto = 'Identificador NombreArchivo Rut Binario TipoMIME TipoAdjunto idBox'

export const llamadasDeCartera = {
  ...llamadasDe('especificación 1, §7, Auth and session', {
    autenticarDashboard: ['usuario clave', 'rut identificador nombres apellidoPaterno'],
    validarAsesorJefe: ['identificadorAsesor identificadorJefe'],
    validarAcceso: ['rutejecutivo fecha origen registrar', 'valor descError'],
    registroAcceso: ['rutejecutivo tipo origen'],
    actividadDiaria: ['rutejecutivo fecha', campos('codError', { valor: campos('horas') })],
    inactividadDiaria: ['rutejecutivo fecha'],
  }),
  ...llamadasDe('especificación 1, §7, Prospects', {
    obtenerProspectos: [
      filtros,
      `prospectoId nombre nombres apellidoPaterno apellidoMaterno estado folioDS correo telefono fechaRegistro
       tipoProspecto esCompensado otorgaCompensado dsEsReutilizable autenticacionRechazada irregularidadesPendientes`,
    ],
    obtenerProspectosEditar: [
      filtros,
      `prospectoId identificador folioDS nombre apellidoPaterno apellidoMaterno estado correo telefono fechaRegistro
       esCompensado otorgaCompensado dswfoliootroc estadootroc`,
    ],
    anularProspectosRechazados: ['identificador'],
    obtenerEstadosProspectos: ['', 'estado'],
    obtenerTipoProspectos: ['', 'codigo descripcion'],
    obtenerDatosProspecto: [deUnProspecto, prospectoLeido],
    obtenerDatosProspectoUpd: [deUnProspecto, { ...prospectoLeido, estadoEdicion: true }],
    obtenerTipoVenta: [deUnProspecto, 'tipoVenta'],
    ingresarProspecto: [prospecto, 'prospectoId'],
    actualizarProspecto: [prospecto, 'prospectoId'],
    guardarPropsectoCompensados: [prospecto, 'prospectoId otorga'],
    prospectoGestionado: [deUnProspecto],
    validarGestionarCompensado: [deUnProspecto],
    validarFunVigencia: ['identificador prospectoId', 'funVigencia'],
    obtenerBitacoraProspecto: [deUnProspecto, 'bitacoraId fecha estado'],
    obtenerGlosaAutenticacionRechazada: ['ProspectoId', 'glosa'],
    obtenerIrregularidadesProspecto: [
      deUnProspecto,
      `folio codigoIrregularidad descripcionIrregularidad codigoDetalleIrregularidad
       descripcionDetalleIrregularidad`,
    ],
    obtenerEtapaProspecto: [deUnProspecto, 'etapa'],
    guardarEtapaProspecto: ['prospectoId etapa'],
    guardarEtapaProspectoUpd: ['prospectoId etapa'],
    validarTitularVigenteRut: ['Rut'],
    validarCargaVigente: ['identificador rut', 'cargaVigente fechaNacimiento sexo'],
    limpiarCotizacion: [deUnProspecto],
    limpiarCotizacionUpd: [deUnProspecto],
  }),
  ...llamadasDe('especificación 1, §7, Agenda', {
    obtenerCitas: [
      'identificador fechaHoraInicio fechaHoraTermino',
      campos('citaId comentario estado fechaHoraInicio fechaHoraTermino', { prospecto: campos('nombres prospectoId') }),
    ],
    agendarCita: ['citaId prospectoId identificador fechaHoraInicio duracionMinutos comentario estado'],
    eliminarCita: ['citaId'],
  }),
  ...llamadasDe('especificación 1, §7, Employer documents', {
    documentosSolicitar: ['TipoTrabajador ProspectoID', 'PDS_CORREL PDS_NOMBRE_DOC PDS_OBLIGATORIO PDS_TIPO_DOC'],
    documentosAFP: ['', 'PDA_CORREL PDA_AFP PDA_NOMBRE_DOC'],
    validarDocumentoRenta: ['Rut PDA_CORREL Base64 Password TipoDoc ProspectoID RutEmpleador', 'RentaPromedio'],
    solicitarAutorizacion: ['ProspectoID Comentario EjeRut'],
    estadoAutorizacion: ['ProspectoID', 'PSA_ESTADO PSA_OBSERVACION_RESPUESTA'],
    guardarDocumentoRenta: ['PRP_CORREL ADJ_CORREL Base64 Password TipoDoc'],
    guardarDocumentoRentaUpd: ['PRP_CORREL ADJ_CORREL Base64 Password TipoDoc'],
    documentosProspecto: ['prp_correl', 'ADJ_NOMBRE ADJ_ARCHIVO'],
    reenvioCupon: ['Rut TipoEnvio'],
    cargaArchivoProspecto: [adjunto, 'adJ_CORREL'],
    cargaArchivoFinanciero: [adjunto, 'adJ_CORREL'],
    finalizaEnvioDocUpd: ['prospectoId nombres apellidoPaterno apellidoMaterno'],
  }),
  ...llamadasDe('especificación 1, §7, Reference data', {
    regiones: ['', 'codigo'],
    ciudades: ['', 'codigoRegion codigo'],
    ciudadesRegion: ['id', 'codigoRegion codigo'],
    comunas: ['', 'codigoCiudad codigo'],
    afps: ['', 'codigo'],
    isapres: ['', 'codigo nombre'],
    obtenerDireccionesEmpleador: [
      'rutEmpleador',
      `direccion telefono email fax region ciudad comuna nombreRegion nombreCiudad nombreComuna razonSocial`,
    ],
  }),
  ...llamadasDe('especificación 1, §7, Notifications and Statistics', {
    obtenerNotificaciones: [
      'pagina identificador',
      campos('notificacionesNoLeidas pagina', {
        notificaciones: campos('notificacionId mensaje nombreProspecto fechaHoraNotificacion leida'),
      }),
    ],
    actualizarNotificacion: ['notificacionId'],
    obtenerEstadisticasSuscripciones: [
      'identificador mesRegistro añoRegistro',
      `contratos contratosEstimadosMes dsAceptadas dsIngresadaMes dsIngresadas entrevistaMes entrevistas prospectoMes
       prospectos tasaCierreDS tasaCierreEntrevista`,
    ],
  }),
}
