import { campos, llamadasDe } from './campos.ts'

const deUnProspecto = 'prospectoId'
const deUnaPersona = 'identificador rut'
const etapa = ['identificador etapa subetapa fechaRegistro'] as const

/** Holder of the DS (spec 2 §3). */
const cotizante = campos(
  `nombres apellidoPaterno apellidoMaterno rut numeroPasaporte fechaNacimiento sexo correo idSalud folioDS fechaDS peso
   altura pension causal diagnostico`,
)
/** DS beneficiary (spec 2 §3); the order is that of the list. */
const beneficiario = campos(
  `id nombres apellidoPaterno apellidoMaterno rutBeneficiario pasaporte peso altura fechaNacimiento sexo
   tipoBeneficiario relacionFamiliar descripcionOtro orden prospectoActual`,
)
const beneficiarios = { identificador: true, beneficiario } as const
const respuesta = campos('identificador rut codigoPregunta respuesta', {
  diagnosticos: campos('rut beneficiario beneficiary fecha intervencionQuirurgica', {
    diagnostico: campos('codigo diagnostico'),
  }),
})
const invitacion = ['prospectoId clonar'] as const

export const llamadasDeDeclaracion = {
  ...llamadasDe('especificación 1, §7, DS helpers', {
    verificacionDSManual: [deUnProspecto, 'habilitado'],
    generarDSManual: [deUnProspecto, 'declaracionSaludId rutProspecto'],
    obtenerIdentificadorDS: [deUnProspecto, 'declaracionSaludId'],
    obtenerEtapa: ['identificador', 'etapa'],
    obtenerEstadoSuscripcion: ['dsw_correl', 'codigo valor'],
  }),
  ...llamadasDe('especificación 2, §7, Health declaration and invitations', {
    guardarEtapa: etapa,
    guardarEtapaV2: etapa,
    validarCreacionDS: [deUnProspecto],
    generarInvitacionDashboard: [deUnProspecto],
    anularInvitacion: invitacion,
    anularInvitacionCompensado: invitacion,
    obtenerAntecedentesCotizante: [deUnaPersona, cotizante],
    guardarAntecedentesCotizante: [{ ...cotizante, identificador: true }],
    obtenerConyugeCircular: [deUnaPersona, 'firma'],
    confirmarConyugeCircular: ['identificador firma'],
    obtenerBeneficiariosDS: [deUnaPersona, beneficiario],
    obtenerBeneficiariosCompensados: [
      deUnaPersona,
      campos('esCompensado', { listaCompensados: campos('identificador rut') }),
    ],
    verificarBeneficiarios: [beneficiarios, { errores: campos('descripcion') }],
    guardarBeneficiariosDS: [beneficiarios],
    guardarBeneficiariosCompensados: [beneficiarios],
    obtenerDocsCargasMedicas: ['identificador', 'idArchivo rut nombre nombreArchivo accepted'],
    generarDocCargaMedica: ['id', 'archivo'],
    obtenerPreguntasDS: [deUnaPersona, 'id pregunta ejemplo respuesta editable diagnosticos'],
    guardarRespuestaDS: [respuesta],
    diagnosticos: ['texto', 'codigo diagnostico'],
    enviarDS: [deUnaPersona],
    guardarDocumentosDS: ['identificador rut nombreArchivo binario tipoMIME tipoAdjunto'],
    obtenerArchivosDS: ['identificador tipoAdjunto', 'id nombre archivo tipoMIME'],
    resultadoevaluacionds: [deUnaPersona, campos('resultado', { data: campos('nombre archivo antecedentes renta') })],
    finalizaevaluacionds: ['identificador resultado acepta pin rut'],
  }),
}
