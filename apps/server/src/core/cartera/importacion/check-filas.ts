import { vacio } from '@alerce/contract/fichas/formas'
import { documentoDe, type FilaDePlanilla, titulosPorCampo } from '@alerce/contract/fichas/postulacion/planilla'
import { persona, prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { reglasAl } from '@alerce/contract/fichas/reglas'
import { prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { SituacionDeFila } from '@alerce/domain/cartera/planilla'
import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { Db } from '../../../platform/db/database.ts'
import { usuarioPorId } from '../../acceso/sesion/read-model.ts'
import { correosDeUsuarios } from '../../acceso/usuarios/read-model.ts'
import { readCodigos } from './read-codigos.ts'
import { enCartera, titularesVigentes } from './read-model.ts'

export interface RevisionDeFila {
  readonly situacion: Extract<SituacionDeFila, 'nueva' | 'error' | 'repetida'>
  readonly mensajes: readonly FieldError[]
  /** Of a new row with the codes of its lists; of another, as it was typed. */
  readonly datos: FilaDePlanilla
}

interface Donde {
  readonly tx: Db
  /** Objections in force, by RUT. */
  readonly oposiciones: ReadonlyMap<string, readonly Oponible[]>
  readonly asesorId: number
  readonly hoy: string
}

const personaVacia = vacio(persona)

/** Fields of the applicant that a file may leave empty: they are checked where they are typed. */
const opcionales = ['fechaNacimiento', 'sexo'] as const

const elegibles = new Set<string>(tiposProspecto.map(({ codigo }) => codigo))

/** Key of the person of a row: the RUT, or the e-mail without one. */
const llaveDe = ({ rut, correo }: FilaDePlanilla): string => normalizaRut(rut) ?? correo.trim().toLowerCase()

/** Error with its column and the text of its cell; the RUT has its own column on the screen. */
function conLoEscrito({ campo, mensaje }: FieldError, fila: FilaDePlanilla): FieldError {
  const columna = campo as keyof FilaDePlanilla
  const escrito = campo === 'rut' ? '' : (fila[columna] ?? '')
  return {
    campo,
    mensaje: escrito === '' ? mensaje : `${titulosPorCampo[columna]}: ${mensaje} («${escrito.slice(0, 40)}»)`,
  }
}

function porReglas(fila: FilaDePlanilla, hoy: string): FieldError[] {
  const tipo = elegibles.has(fila.tipoProspecto)
    ? []
    : [{ campo: 'tipoProspecto', mensaje: prospectoMessages.tipoObligatorio.text }]
  const form = { ...personaVacia, ...fila, tipoDocumento: documentoDe(fila) }
  const deReglas = applyRules(prospectoRules, form).filter(({ campo }) => campo !== 'tipoProspecto')
  const deAntecedentes = reglasAl(prospecto, 'antecedentes', hoy)
  const otras = opcionales.flatMap((campo) => {
    const mensaje = fila[campo] === '' ? null : deAntecedentes[campo](fila[campo], form as never)
    return mensaje === null ? [] : [{ campo, mensaje }]
  })
  return [...tipo, ...deReglas, ...otras].map((error) => conLoEscrito(error, fila))
}

/**
 * Review of each row: rules of the prospect form, owner of the RUT, repetition in the file (`vistos`, which grows) or
 * in the portfolio.
 */
export async function checkFilas(
  { tx, oposiciones, asesorId, hoy }: Donde,
  filas: readonly FilaDePlanilla[],
  vistos: Set<string>,
): Promise<RevisionDeFila[]> {
  const ruts = filas.map(({ rut }) => normalizaRut(rut)).filter((rut) => rut !== null)
  const vigentes = await titularesVigentes(tx, ruts, hoy)
  const conocidos = await enCartera(tx, asesorId, filas.map(llaveDe))
  const deUsuarios = await correosDeUsuarios(
    tx,
    filas.map(({ correo }) => correo.trim()),
  )
  const propio = (await usuarioPorId(tx, asesorId))?.rut
  const conCodigos = await readCodigos(tx)

  /** Message on the person of a RUT, or null. */
  function porPersona(rut: string | null): string | null {
    if (rut === null) return null
    if (rut === propio) return prospectoMessages.rutDelAsesor.text
    if (vigentes.has(rut)) return prospectoMessages.rutVigente.text
    return oposiciones.get(rut)?.includes('contacto') ? prospectoMessages.seOpuso.text : null
  }

  function check(escrita: FilaDePlanilla): RevisionDeFila {
    const conError = (mensajes: readonly FieldError[]) => ({ situacion: 'error' as const, mensajes, datos: escrita })
    const repetida = (mensaje: string) => ({
      situacion: 'repetida' as const,
      mensajes: [{ campo: 'rut', mensaje }],
      datos: escrita,
    })
    const { fila, errores } = conCodigos(escrita)
    const mensajes = [...porReglas(escrita, hoy), ...errores.map((error) => conLoEscrito(error, escrita))]
    if (mensajes.length > 0) return conError(mensajes)
    const mensaje = porPersona(normalizaRut(fila.rut))
    if (mensaje !== null) return conError([{ campo: 'rut', mensaje }])
    if (deUsuarios.has(fila.correo.trim()))
      return conError([{ campo: 'correo', mensaje: prospectoMessages.correoDeUsuario.text }])
    const llave = llaveDe(fila)
    if (vistos.has(llave)) return repetida(m.rutRepetido.text)
    vistos.add(llave)
    return conocidos.has(llave) ? repetida(m.enCartera.text) : { situacion: 'nueva', mensajes: [], datos: fila }
  }
  return filas.map(check)
}
