import { aDDMMYYYY, type FechaISO, partes, sumaDias, sumaMeses } from '../../base/fechas/fecha.ts'
import { anios } from '../../base/persona/edad.ts'
import type { Sexo } from '../../base/persona/sexo.ts'
import { inicioDeVigencia } from '../../contrato/vigencia.ts'
import { factorDe, type RolEnGrupo, type TablaDeFactores } from '../../cotizacion/factores.ts'
import { type Relacion, vinculoDeclarado } from '../../postulacion/beneficiarios.ts'

/** Days before a date of a contract on which its advisor is told. Own rule. */
const DIAS_DE_AVISO = 30

const HIJO: Relacion = 4

/** Ages of a child that may change its contract: of age, and the end of a student's charge. Own rule. */
const edadesDeHijo: Readonly<Record<number, string>> = {
  18: 'ya es mayor de edad',
  25: 'ver si sigue como carga',
}

/** Reason of a task, on screen. */
export const FECHA_DE_CONTRATO = 'Fecha del contrato'

/** Person of a signed contract: relation 0 is the holder. */
export interface PersonaDelContrato {
  /** Id of the beneficiary; 0: the holder. */
  readonly id: number
  readonly relacion: Relacion | 0
  readonly sexo: Sexo
  readonly nacimiento: FechaISO
}

/** Signed contract: issue day of its papers (null: unknown) and its persons. */
export interface ContratoConFechas {
  readonly emision: FechaISO | null
  readonly personas: readonly PersonaDelContrato[]
}

/** Date of a contract that its advisor is told of; `clave`: the same for the same date, whenever it is computed. */
export interface FechaDeContrato {
  readonly clave: string
  readonly fecha: FechaISO
  readonly texto: string
}

/** Yearly returns of a day within the notice, with the years completed: this year's or the next one's. */
function vueltas(dia: FechaISO, hoy: FechaISO): { readonly fecha: FechaISO; readonly cumple: number }[] {
  const hasta = sumaDias(hoy, DIAS_DE_AVISO)
  const anio = partes(hoy).anio - partes(dia).anio
  return [anio, anio + 1].flatMap((cumple) => {
    const fecha = sumaMeses(dia, cumple * 12)
    return cumple > 0 && fecha >= hoy && fecha <= hasta ? [{ fecha, cumple }] : []
  })
}

const aniversarios = (emision: FechaISO, hoy: FechaISO): FechaDeContrato[] =>
  vueltas(inicioDeVigencia(emision), hoy).map(({ fecha, cumple }) => ({
    clave: `anual ${cumple}`,
    fecha,
    texto: `El contrato cumple ${anios(cumple)} el ${aDDMMYYYY(fecha)}: revisar su plan`,
  }))

/** Whether a birthday changes the factor of a person, and so the price. */
function cambiaDePrecio(persona: PersonaDelContrato, fecha: FechaISO, factores: TablaDeFactores | null): boolean {
  if (factores === null) return false
  const rol: RolEnGrupo = persona.relacion === 0 ? 'cotizante' : 'carga'
  const factorEl = (dia: FechaISO) => factorDe({ rol, nacimiento: persona.nacimiento }, dia, factores).factor
  return factorEl(sumaDias(fecha, -1)) !== factorEl(fecha)
}

function cumpleanos(persona: PersonaDelContrato, factores: TablaDeFactores | null, hoy: FechaISO): FechaDeContrato[] {
  const { id, relacion, sexo, nacimiento } = persona
  const quien = relacion === 0 ? 'Titular' : vinculoDeclarado(relacion, '', sexo)
  return vueltas(nacimiento, hoy).flatMap(({ fecha, cumple }) => {
    const deHijo = relacion === HIJO ? edadesDeHijo[cumple] : undefined
    const motivos = [
      ...(deHijo ? [deHijo] : []),
      ...(cambiaDePrecio(persona, fecha, factores) ? ['cambia su tramo de precio'] : []),
    ]
    if (motivos.length === 0) return []
    const texto = `${quien} cumple ${anios(cumple)} el ${aDDMMYYYY(fecha)}: ${motivos.join(' y ')}`
    return [{ clave: `edad ${id} ${cumple}`, fecha, texto }]
  })
}

/**
 * Dates of a signed contract in the next thirty days: its years of cover, children who become 18 or 25, and birthdays
 * that change the price by the table of factors in force (null: none is loaded).
 */
export const fechasDeContrato = (
  { emision, personas }: ContratoConFechas,
  factores: TablaDeFactores | null,
  hoy: FechaISO,
): FechaDeContrato[] => [
  ...(emision === null ? [] : aniversarios(emision, hoy)),
  ...personas.flatMap((persona) => cumpleanos(persona, factores, hoy)),
]
