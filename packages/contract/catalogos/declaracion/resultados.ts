import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { type SituacionDelPostulante, situacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { COBERTURA_MINIMA, MESES_MAXIMOS } from '@alerce/domain/declaracion/veredicto/restricciones'

/** Title and paragraphs of a result: on its panel, in its letter, and in the preview before it leaves. */
export interface TextoDeResultado {
  readonly titulo: string
  readonly parrafos: readonly string[]
}

/** Texts by result code (spec 2 §4, DS results). The insurer loads the wording of the law: papers mark it so. */
export const textosDeResultado: Readonly<Record<ResultadoDS, TextoDeResultado>> = {
  0: {
    titulo: 'Declaración de Salud en evaluación',
    parrafos: ['Contraloría médica está evaluando la Declaración de Salud del postulante y sus beneficiarios.'],
  },
  1: {
    titulo: 'Declaración de Salud autorizada',
    parrafos: ['La Declaración de Salud fue aceptada sin restricciones. La suscripción puede continuar.'],
  },
  2: {
    titulo: 'Declaración de Salud autorizada con restricciones',
    parrafos: [
      'La suscripción puede continuar si el postulante acepta una cobertura menor, por un plazo, para las condiciones de esta lista. Lo demás se cubre como dice el plan.',
      `Una restricción dura a lo más ${MESES_MAXIMOS} meses desde el inicio del contrato, y su cobertura nunca baja del ${COBERTURA_MINIMA} % de la del plan. Cumplido el plazo, la cobertura es la del plan.`,
    ],
  },
  3: {
    titulo: 'Declaración de Salud en revisión',
    parrafos: ['Para decidir, contraloría médica necesita estos antecedentes. Adjúntelos y reenvíe la declaración.'],
  },
  4: {
    titulo: 'Declaración de Salud rechazada',
    parrafos: [
      'La isapre decidió no aceptar la suscripción por los antecedentes de salud declarados.',
      `La ley permite que el postulante pida por escrito, para sus enfermedades preexistentes, la cobertura mínima legal durante ${MESES_MAXIMOS} meses. La isapre puede, aun así, negarse a suscribir el contrato.`,
    ],
  },
  5: {
    titulo: 'Declaración de Salud anulada',
    parrafos: ['La isapre decidió no suscribir un contrato de salud con el postulante.'],
  },
  6: {
    titulo: 'Evaluación financiera en curso',
    parrafos: [
      'Contraloría financiera está revisando la renta del postulante. Si la aprueba, sigue la evaluación médica, si falta.',
    ],
  },
  7: {
    titulo: 'Renta en revisión',
    parrafos: [
      'Para acreditar la renta, contraloría financiera necesita estos antecedentes. Adjúntelos y reenvíe la declaración.',
    ],
  },
  8: {
    titulo: 'Renta insuficiente',
    parrafos: [
      'El plan elegido supera el máximo que se puede descontar de la remuneración del postulante. Para continuar hay que elegir otro plan.',
    ],
  },
}

/** Result 8 when no paper showed the income: there was nothing to compare with what was agreed. */
const textoSinRespaldo: TextoDeResultado = {
  titulo: 'Renta insuficiente',
  parrafos: [
    'La renta declarada no quedó acreditada, y sin eso no se puede descontar el plan elegido. Para continuar hay que acreditarla.',
  ],
}

/** Text of a result. `renta`: average income it rests on; null when none was shown. */
export const textoDeResultado = (resultado: ResultadoDS, renta: number | null): TextoDeResultado =>
  resultado === 8 && renta === null ? textoSinRespaldo : textosDeResultado[resultado]

/** Text for the advisor of a declaration that was sent, had no follow-up, and closed by itself. */
export const textoDeVencida: TextoDeResultado = {
  titulo: 'Declaración de Salud vencida',
  parrafos: [
    'Nadie continuó esta venta a tiempo, y se cerró sola. Lo que el postulante declaró se elimina cumplido su plazo. Para seguir, genere otra postulación.',
  ],
}

/** Texts of the applicant's own page: the situation and what comes next. */
export const textosDelPostulante: Readonly<Record<SituacionDelPostulante, TextoDeResultado>> = {
  enEvaluacion: {
    titulo: 'Listo, gracias',
    parrafos: [
      'Su Declaración de Salud quedó firmada y enviada. La contraloría de la isapre la evalúa.',
      'Le escribiremos a su correo cuando haya un resultado. Ya puede cerrar esta página.',
    ],
  },
  autorizada: {
    titulo: 'Su declaración fue aceptada',
    parrafos: ['Fue aceptada sin restricciones. Su asesor sigue ahora con los datos de su contrato.'],
  },
  restringida: {
    titulo: 'Aceptada con restricciones',
    parrafos: [
      'La suscripción puede continuar si usted acepta una cobertura menor, por un plazo, para las condiciones de esta lista. Lo demás se cubre como dice el plan.',
      `Una restricción dura a lo más ${MESES_MAXIMOS} meses desde el inicio del contrato, y su cobertura nunca baja del ${COBERTURA_MINIMA} % de la del plan. Cumplido el plazo, la cobertura es la del plan.`,
    ],
  },
  antecedentes: {
    titulo: 'Necesitamos más antecedentes',
    parrafos: ['Para decidir, la contraloría médica le pide lo siguiente. Solo ella lo ve, su asesor no.'],
  },
  antecedentesRenta: {
    titulo: 'Necesitamos acreditar su renta',
    parrafos: ['Para acreditar su renta, la contraloría de la isapre le pide lo siguiente.'],
  },
  rechazada: {
    titulo: 'Su declaración fue rechazada',
    parrafos: [
      'La isapre decidió no aceptar la suscripción por los antecedentes de salud declarados.',
      `La ley le permite pedir por escrito, para sus enfermedades preexistentes, la cobertura mínima legal durante ${MESES_MAXIMOS} meses. La isapre puede, aun así, negarse a suscribir el contrato.`,
    ],
  },
  restriccionesRechazadas: {
    titulo: 'La suscripción quedó suspendida',
    parrafos: [
      'Usted no aceptó las restricciones, y la suscripción se suspendió.',
      `La ley le permite pedir por escrito, para sus enfermedades preexistentes, la cobertura mínima legal durante ${MESES_MAXIMOS} meses. La isapre puede, aun así, negarse a suscribir el contrato.`,
    ],
  },
  anulada: {
    titulo: 'La suscripción no sigue',
    parrafos: ['La isapre decidió no suscribir un contrato de salud con usted. Su asesor puede explicarle más.'],
  },
  rentaInsuficiente: {
    titulo: 'El plan supera su renta',
    parrafos: [
      'El plan elegido supera el máximo que se puede descontar de su remuneración. Su asesor puede ofrecerle otro plan, sin que usted responda de nuevo.',
    ],
  },
  rentaSinRespaldo: {
    titulo: 'Su renta no quedó acreditada',
    parrafos: [
      'La renta declarada no quedó acreditada, y sin eso no se puede descontar el plan elegido. Su asesor puede seguir con otros papeles de su renta, sin que usted responda de nuevo.',
    ],
  },
  vencida: {
    titulo: 'La suscripción no sigue',
    parrafos: [
      'Pasó mucho tiempo sin que nadie la continuara, y se cerró. Si todavía la quiere, su asesor puede comenzar otra.',
    ],
  },
  aceptada: {
    titulo: 'Su declaración fue aceptada',
    parrafos: ['Su asesor prepara ahora los documentos de su contrato y se los enviará por correo.'],
  },
  porCorregir: {
    titulo: 'Sus documentos se están corrigiendo',
    parrafos: [
      'La isapre encontró algo que corregir en los documentos que usted firmó, y su asesor lo está haciendo.',
      'Le escribiremos a su correo para que firme los nuevos. Los que ya firmó quedan guardados con su firma.',
    ],
  },
  porFirmar: {
    titulo: 'Firme su contrato',
    parrafos: ['Estos son los documentos de su contrato. Léalos y fírmelos con un código que enviaremos a su correo.'],
  },
  firmada: {
    titulo: 'Sus documentos están firmados',
    parrafos: [
      'Ahora la isapre los revisa y suscribe su contrato. No tiene que hacer nada más: se lo decimos aquí y por correo.',
    ],
  },
  firmadaSola: {
    titulo: 'Sus documentos están firmados',
    parrafos: ['Falta que firme la otra persona de su plan compensado. Después la isapre suscribe los dos contratos.'],
  },
  suscrita: {
    titulo: 'Su contrato está hecho',
    parrafos: [
      'Los documentos de esta lista llevan su firma y su certificado. También se los enviamos por correo, salvo su Declaración de Salud, que se lee solo aquí.',
    ],
  },
}

/** Text of a result for the applicant: on their own page in an electronic sale, in its letter in a manual one. */
export function loQueLeeElPostulante(resultado: number, renta: number | null, electronica: boolean): TextoDeResultado {
  const cartas: Readonly<Record<number, TextoDeResultado>> = { ...textosDeResultado, 8: textoDeResultado(8, renta) }
  const suya = textosDelPostulante[situacionDelPostulante({ etapa: 'resultado', resultado, rentaPromedio: renta })]
  return electronica ? suya : (cartas[resultado] ?? suya)
}
