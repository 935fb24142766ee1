import { escribirPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'

/**
 * Questions of the health declaration: example wording of ours, grouped by body system. The official form is a text of
 * the authority that each insurer publishes. Question 11 (mental health) may not be asked and is missing, as are
 * congenital conditions and cancer after five years of remission.
 */
const preguntas: readonly (readonly [numero: number, pregunta: string, ejemplo: string, grupos: readonly string[]])[] =
  [
    [
      1,
      '¿Alguna persona de esta declaración tiene o ha tenido una enfermedad diagnosticada del sistema nervioso?',
      'Epilepsia, esclerosis múltiple, párkinson, jaqueca crónica, neuropatía o secuelas de un accidente cerebrovascular.',
      ['G00-G99', 'I60-I69'],
    ],
    [
      2,
      '¿Tiene o ha tenido una enfermedad diagnosticada de los ojos o de la visión?',
      'Glaucoma, cataratas, queratocono o desprendimiento de retina. No se declara el uso de lentes por sí solo.',
      ['H00-H59'],
    ],
    [
      3,
      '¿Tiene o ha tenido una enfermedad diagnosticada de los oídos, la nariz o la garganta?',
      'Hipoacusia, otitis o sinusitis crónica, vértigo, desviación del tabique nasal o pólipos nasales.',
      ['H60-H95', 'J30-J39'],
    ],
    [
      4,
      '¿Tiene o ha tenido una enfermedad respiratoria diagnosticada?',
      'Asma, bronquitis crónica o EPOC, fibrosis pulmonar, neumonías a repetición o apnea del sueño.',
      ['J40-J99', 'G47.3'],
    ],
    [
      5,
      '¿Tiene o ha tenido una enfermedad diagnosticada del corazón, de las arterias o de las venas?',
      'Hipertensión arterial, infarto, angina, arritmia, enfermedad de las válvulas, várices o trombosis.',
      ['I00-I59', 'I70-I99'],
    ],
    [
      6,
      '¿Tiene o ha tenido una enfermedad diagnosticada del aparato digestivo, del hígado o de la vesícula?',
      'Reflujo, úlcera, enfermedad de Crohn, colitis ulcerosa, hepatitis crónica, cálculos biliares o hernias.',
      ['K20-K93'],
    ],
    [
      7,
      '¿Tiene o ha tenido una enfermedad diagnosticada de los riñones, las vías urinarias, la próstata o los genitales masculinos?',
      'Cálculos renales, insuficiencia renal, infecciones urinarias a repetición, hiperplasia de la próstata o varicocele.',
      ['N00-N51'],
    ],
    [
      8,
      '¿Tiene o ha tenido una enfermedad ginecológica o de las mamas diagnosticada, o cursa actualmente un embarazo?',
      'Miomas, endometriosis, quistes de ovario, nódulos mamarios, prolapso o embarazo en curso.',
      ['N60-N98', 'O00-O99'],
    ],
    [
      9,
      '¿Tiene o ha tenido una enfermedad o lesión diagnosticada de los huesos, las articulaciones, la columna o los músculos?',
      'Hernia del núcleo pulposo, artrosis, artritis, escoliosis, fracturas con secuelas o lesiones de meniscos o ligamentos.',
      ['M00-M99', 'S00-T98'],
    ],
    [
      10,
      '¿Tiene o ha tenido una enfermedad endocrina, metabólica o de la nutrición diagnosticada?',
      'Diabetes, resistencia a la insulina, hipotiroidismo, colesterol alto, gota u obesidad en tratamiento.',
      ['E00-E90'],
    ],
    [
      12,
      '¿Tiene o ha tenido un tumor o un cáncer diagnosticado?',
      'Tumores benignos o malignos, leucemia o linfoma. No se declara un cáncer con cinco años o más de remisión.',
      ['C00-D48'],
    ],
    [
      13,
      '¿Tiene o ha tenido una enfermedad diagnosticada de la sangre, del sistema inmune o una infección crónica?',
      'Anemia crónica, trastornos de la coagulación, lupus u otra enfermedad autoinmune, o tuberculosis.',
      ['D50-D89', 'A00-B99'],
    ],
    [
      14,
      '¿Tiene o ha tenido una enfermedad de la piel diagnosticada o una lesión en control?',
      'Psoriasis, dermatitis atópica, vitiligo, úlceras de la piel o lunares en control médico.',
      ['L00-L99'],
    ],
    [
      15,
      '¿Tiene otra enfermedad diagnosticada, una cirugía u hospitalización, o un examen o tratamiento pendiente por un diagnóstico?',
      'Operaciones anteriores, hospitalizaciones, cirugías indicadas y no realizadas, o estudios en curso.',
      [],
    ],
  ]

/** Our example, in the format of an operator. */
export const preguntasDeEjemplo = escribirPreguntas(
  preguntas.map(([numero, pregunta, ejemplo, grupos]) => ({ numero, pregunta, ejemplo, grupos })),
)
