import { preguntaSuprimida } from '@alerce/domain/declaracion/preguntas'
import type { Db } from '../platform/db/database.ts'
import { insertarFaltantes } from './repository.ts'

/**
 * The questions of the declaration of health: example wording of ours, grouped by body system. The official form
 * is a text of the authority that each insurer loads; 11 (mental health) may not be asked and stays suppressed.
 * Congenital conditions and cancer after five years of remission are not asked either.
 */
const preguntas: readonly (readonly [numero: number, pregunta: string, ejemplo: string])[] = [
  [
    1,
    '¿Alguna persona de esta declaración tiene o ha tenido una enfermedad diagnosticada del sistema nervioso?',
    'Epilepsia, esclerosis múltiple, párkinson, jaqueca crónica, neuropatía o secuelas de un accidente cerebrovascular.',
  ],
  [
    2,
    '¿Tiene o ha tenido una enfermedad diagnosticada de los ojos o de la visión?',
    'Glaucoma, cataratas, queratocono o desprendimiento de retina. No se declara el uso de lentes por sí solo.',
  ],
  [
    3,
    '¿Tiene o ha tenido una enfermedad diagnosticada de los oídos, la nariz o la garganta?',
    'Hipoacusia, otitis o sinusitis crónica, vértigo, desviación del tabique nasal o pólipos nasales.',
  ],
  [
    4,
    '¿Tiene o ha tenido una enfermedad respiratoria diagnosticada?',
    'Asma, bronquitis crónica o EPOC, fibrosis pulmonar, neumonías a repetición o apnea del sueño.',
  ],
  [
    5,
    '¿Tiene o ha tenido una enfermedad diagnosticada del corazón, de las arterias o de las venas?',
    'Hipertensión arterial, infarto, angina, arritmia, enfermedad de las válvulas, várices o trombosis.',
  ],
  [
    6,
    '¿Tiene o ha tenido una enfermedad diagnosticada del aparato digestivo, del hígado o de la vesícula?',
    'Reflujo, úlcera, enfermedad de Crohn, colitis ulcerosa, hepatitis crónica, cálculos biliares o hernias.',
  ],
  [
    7,
    '¿Tiene o ha tenido una enfermedad diagnosticada de los riñones, las vías urinarias, la próstata o los genitales masculinos?',
    'Cálculos renales, insuficiencia renal, infecciones urinarias a repetición, hiperplasia de la próstata o varicocele.',
  ],
  [
    8,
    '¿Tiene o ha tenido una enfermedad ginecológica o de las mamas diagnosticada, o cursa actualmente un embarazo?',
    'Miomas, endometriosis, quistes de ovario, nódulos mamarios, prolapso o embarazo en curso.',
  ],
  [
    9,
    '¿Tiene o ha tenido una enfermedad o lesión diagnosticada de los huesos, las articulaciones, la columna o los músculos?',
    'Hernia del núcleo pulposo, artrosis, artritis, escoliosis, fracturas con secuelas o lesiones de meniscos o ligamentos.',
  ],
  [
    10,
    '¿Tiene o ha tenido una enfermedad endocrina, metabólica o de la nutrición diagnosticada?',
    'Diabetes, resistencia a la insulina, hipotiroidismo, colesterol alto, gota u obesidad en tratamiento.',
  ],
  [11, 'Pregunta suprimida', 'La ley no permite preguntar por la salud mental. No se responde ni se guarda.'],
  [
    12,
    '¿Tiene o ha tenido un tumor o un cáncer diagnosticado?',
    'Tumores benignos o malignos, leucemia o linfoma. No se declara un cáncer con cinco años o más de remisión.',
  ],
  [
    13,
    '¿Tiene o ha tenido una enfermedad diagnosticada de la sangre, del sistema inmune o una infección crónica?',
    'Anemia crónica, trastornos de la coagulación, lupus u otra enfermedad autoinmune, o tuberculosis.',
  ],
  [
    14,
    '¿Tiene o ha tenido una enfermedad de la piel diagnosticada o una lesión en control?',
    'Psoriasis, dermatitis atópica, vitiligo, úlceras de la piel o lunares en control médico.',
  ],
  [
    15,
    '¿Tiene otra enfermedad diagnosticada, una cirugía u hospitalización, o un examen o tratamiento pendiente por un diagnóstico?',
    'Operaciones anteriores, hospitalizaciones, cirugías indicadas y no realizadas, o estudios en curso.',
  ],
]

/** Loads the questions that are missing. */
export async function sembrarPreguntas(db: Db): Promise<void> {
  const rows = preguntas.map(([numero, pregunta, ejemplo]) => ({
    numero,
    pregunta,
    ejemplo,
    editable: numero !== preguntaSuprimida,
  }))
  await insertarFaltantes(db, { preguntaDS: rows })
}
