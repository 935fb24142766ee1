/** What the Bitácora says of an applicant who was invited: until they sign, and after. */
export const bitacoraDelPostulante = {
  invitacionEnviada: {
    id: 230,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Invitación a la Declaración de Salud enviada al postulante',
  },
  invitacionCompartida: {
    id: 231,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Enlace de la invitación mostrado al asesor para compartirlo',
  },
  invitacionAbierta: { id: 232, clase: 'declaracion', autor: 'persona', texto: 'El postulante abrió su invitación' },
  postulanteIdentificado: {
    id: 233,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Identidad del postulante comprobada',
  },
  invitacionBloqueada: {
    id: 234,
    clase: 'declaracion',
    autor: 'sistema',
    texto: 'Invitación bloqueada: la identidad o el código no coincidieron tres veces',
  },
  previredAutorizado: {
    id: 235,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'El postulante autorizó la consulta en PreviRed',
  },
  previredNegado: {
    id: 239,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'El postulante no autoriza la consulta en PreviRed',
  },
  dsFirmada: {
    id: 240,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Declaración de Salud firmada por el postulante con el código de su correo',
  },
  invitacionVencida: {
    id: 244,
    clase: 'declaracion',
    autor: 'sistema',
    texto: 'Invitación vencida sin completar',
  },
  seguimientoEnviado: {
    id: 300,
    clase: 'declaracion',
    autor: 'ambos',
    texto: 'Enlace para ver el resultado enviado al postulante',
  },
  copiaEnviada: {
    id: 320,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Enlace de la copia de la Declaración de Salud enviado al postulante',
  },
  copiaAbierta: {
    id: 321,
    clase: 'documentos',
    autor: 'persona',
    texto: 'El postulante abrió la copia de su Declaración de Salud',
  },
  copiaBloqueada: {
    id: 322,
    clase: 'documentos',
    autor: 'sistema',
    texto: 'Enlace de la copia bloqueado: la identidad o el código no coincidieron tres veces',
  },
  restriccionesAceptadas: {
    id: 301,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'El postulante aceptó las restricciones con el código de su correo',
  },
  restriccionesRechazadas: {
    id: 302,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'El postulante no aceptó las restricciones',
  },
  contratoFirmado: {
    id: 303,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Documentos del contrato firmados por el postulante con el código de su correo',
  },
} as const
