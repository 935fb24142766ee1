import type { Db } from '../platform/db/database.ts'
import { insertNew } from './repository.ts'

/**
 * Frequent diagnoses by their three-character ICD-10 category, in our own words; an importer may load the official
 * list over them. Mental health and congenital conditions are left out: they are not asked.
 */
const lista = `
A09 Gastroenteritis infecciosa
A15 Tuberculosis pulmonar
A46 Erisipela
A53 Sífilis
B00 Infección por herpes simple
B02 Herpes zóster
B07 Verrugas víricas
B18 Hepatitis viral crónica
B35 Tiña de la piel o de las uñas
B57 Enfermedad de Chagas
B67 Hidatidosis
C16 Cáncer de estómago
C18 Cáncer de colon
C20 Cáncer de recto
C22 Cáncer de hígado
C23 Cáncer de vesícula
C25 Cáncer de páncreas
C34 Cáncer de pulmón
C43 Melanoma de la piel
C44 Cáncer de piel no melanoma
C50 Cáncer de mama
C53 Cáncer de cuello uterino
C54 Cáncer de cuerpo uterino
C56 Cáncer de ovario
C61 Cáncer de próstata
C62 Cáncer de testículo
C64 Cáncer de riñón
C67 Cáncer de vejiga
C71 Tumor maligno del encéfalo
C73 Cáncer de tiroides
C81 Linfoma de Hodgkin
C85 Linfoma no Hodgkin
C90 Mieloma múltiple
C91 Leucemia linfoide
C92 Leucemia mieloide
D12 Pólipo de colon
D17 Lipoma
D22 Lunar (nevo melanocítico)
D24 Tumor benigno de mama
D25 Mioma uterino
D32 Meningioma
D34 Nódulo benigno de tiroides
D35 Adenoma de hipófisis
D50 Anemia por falta de hierro
D51 Anemia por falta de vitamina B12
D56 Talasemia
D64 Otra anemia
D66 Hemofilia A
D68 Trastorno de la coagulación
D69 Púrpura o plaquetas bajas
D86 Sarcoidosis
E03 Hipotiroidismo
E04 Bocio o nódulo tiroideo
E05 Hipertiroidismo
E06 Tiroiditis
E10 Diabetes tipo 1
E11 Diabetes tipo 2
E21 Hiperparatiroidismo
E22 Exceso de prolactina u otra hiperfunción de hipófisis
E28 Síndrome de ovario poliquístico
E55 Déficit de vitamina D
E66 Obesidad
E74 Intolerancia hereditaria a azúcares
E78 Colesterol o triglicéridos altos
E79 Ácido úrico alto
E88 Síndrome metabólico
G20 Enfermedad de Parkinson
G25 Temblor esencial
G30 Enfermedad de Alzheimer
G35 Esclerosis múltiple
G40 Epilepsia
G43 Migraña
G44 Cefalea crónica
G45 Ataque isquémico transitorio
G47 Apnea u otro trastorno del sueño
G50 Neuralgia del trigémino
G51 Parálisis facial
G56 Síndrome del túnel carpiano
G61 Síndrome de Guillain-Barré
G62 Neuropatía periférica
G70 Miastenia gravis
H04 Obstrucción lagrimal
H16 Queratitis
H18 Queratocono
H25 Catarata
H33 Desprendimiento de retina
H35 Degeneración macular u otra enfermedad de la retina
H36 Retinopatía diabética
H40 Glaucoma
H50 Estrabismo
H52 Miopía, astigmatismo o hipermetropía
H66 Otitis media crónica
H71 Colesteatoma
H80 Otosclerosis
H81 Vértigo o enfermedad de Ménière
H90 Hipoacusia
H93 Tinnitus
I10 Hipertensión arterial
I20 Angina de pecho
I21 Infarto agudo al miocardio
I25 Enfermedad coronaria crónica
I26 Embolia pulmonar
I34 Enfermedad de la válvula mitral
I35 Enfermedad de la válvula aórtica
I42 Miocardiopatía
I47 Taquicardia paroxística
I48 Fibrilación auricular
I49 Otra arritmia
I50 Insuficiencia cardíaca
I61 Hemorragia cerebral
I63 Infarto cerebral
I67 Aneurisma cerebral
I69 Secuelas de accidente cerebrovascular
I70 Aterosclerosis
I71 Aneurisma de la aorta
I73 Fenómeno de Raynaud
I80 Tromboflebitis o trombosis venosa
I83 Várices de las piernas
J30 Rinitis alérgica
J32 Sinusitis crónica
J33 Pólipos nasales
J34 Desviación del tabique nasal
J35 Amígdalas o adenoides crónicas
J38 Enfermedad de las cuerdas vocales
J42 Bronquitis crónica
J44 Enfermedad pulmonar obstructiva crónica
J45 Asma
J47 Bronquiectasias
J84 Fibrosis pulmonar
K21 Reflujo gastroesofágico
K25 Úlcera de estómago
K26 Úlcera de duodeno
K29 Gastritis
K35 Apendicitis aguda
K40 Hernia inguinal
K42 Hernia umbilical
K43 Hernia de la pared abdominal
K44 Hernia del hiato
K50 Enfermedad de Crohn
K51 Colitis ulcerosa
K57 Diverticulosis o diverticulitis
K58 Colon irritable
K60 Fisura o fístula anal
K64 Hemorroides
K70 Daño del hígado por alcohol
K74 Cirrosis del hígado
K76 Hígado graso
K80 Cálculos de la vesícula
K85 Pancreatitis aguda
K86 Pancreatitis crónica
K90 Enfermedad celíaca
L20 Dermatitis atópica
L40 Psoriasis
L43 Liquen plano
L50 Urticaria
L60 Uña encarnada
L63 Alopecia areata
L70 Acné
L71 Rosácea
L72 Quiste de la piel
L80 Vitiligo
L97 Úlcera de la pierna
M05 Artritis reumatoide
M10 Gota
M15 Artrosis de varias articulaciones
M16 Artrosis de cadera
M17 Artrosis de rodilla
M20 Juanetes
M23 Lesión de menisco o ligamentos de la rodilla
M24 Luxación recurrente
M32 Lupus eritematoso sistémico
M35 Síndrome de Sjögren
M41 Escoliosis
M43 Espondilolistesis
M45 Espondilitis anquilosante
M47 Artrosis de la columna
M48 Estenosis de la columna
M50 Hernia de disco cervical
M51 Hernia de disco lumbar
M54 Dolor lumbar o ciática
M65 Tendinitis con vaina inflamada
M72 Fascitis plantar
M75 Lesión del manguito rotador
M77 Epicondilitis
M79 Fibromialgia
M81 Osteoporosis
N02 Hematuria recurrente
N04 Síndrome nefrótico
N18 Enfermedad renal crónica
N20 Cálculos renales
N30 Cistitis
N39 Infección urinaria o incontinencia
N40 Hiperplasia de la próstata
N41 Prostatitis
N43 Hidrocele
N47 Fimosis
N60 Displasia mamaria
N63 Nódulo mamario
N70 Inflamación de trompas u ovarios
N80 Endometriosis
N81 Prolapso genital
N83 Quiste de ovario
N84 Pólipo uterino
N87 Displasia del cuello uterino
N92 Menstruación abundante o irregular
N97 Infertilidad femenina
O24 Diabetes del embarazo
O26 Embarazo con controles por complicación
R73 Prediabetes o resistencia a la insulina
S42 Fractura del hombro o del brazo
S52 Fractura del antebrazo
S62 Fractura de muñeca o mano
S72 Fractura de fémur
S82 Fractura de la pierna o el tobillo
S83 Rotura de ligamentos de la rodilla
S86 Rotura del tendón de Aquiles
T78 Alergia grave o anafilaxia
Z33 Embarazo en curso
Z94 Trasplante de órgano
Z95 Marcapasos, stent o válvula cardíaca
Z96 Prótesis articular`

/** Loads the diagnoses that are missing. */
export async function seedDiagnosticos(db: Db): Promise<void> {
  const rows = lista
    .trim()
    .split('\n')
    .map((line) => ({ codigo: line.slice(0, 3), diagnostico: line.slice(4) }))
  await insertNew(db, 'diagnostico', ['codigo'], rows)
}
