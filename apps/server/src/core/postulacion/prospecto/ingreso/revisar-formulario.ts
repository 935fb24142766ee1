import { antecedentesRules, inactivoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { prospectoRules } from '@alerce/contract/forms/postulacion/prospecto'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { tiposElegibles, tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { Db } from '../../../../platform/db/database.ts'
import { esDeUnUsuario } from '../../../acceso/usuarios/read-model-buzon.ts'
import type { Actor } from '../../../actor.ts'
import { existeColectivo, existeIsapre, existeRegion, regionDeCiudad } from '../../../base/referencia/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { FormularioDeProspecto } from './formulario.ts'

export interface RevisionDeFormulario {
  /** The applicant's data are asked for, not only the person. */
  readonly completa: boolean
  readonly hoy: string
  /** The type it has already: a web referral keeps its own. */
  readonly tipoAnterior: string | undefined
  /** Who sends it: a client of the API may bring a web referral in. */
  readonly actor: Pick<Actor, 'kind'>
}

const tiposQuePuedeDar = ({ actor, tipoAnterior }: RevisionDeFormulario) =>
  actor.kind === 'cliente' ? tiposProspecto : tiposElegibles(tipoAnterior)

function porReglas(form: FormularioDeProspecto, revision: RevisionDeFormulario): FieldError[] {
  const { completa, hoy } = revision
  const elegible = tiposQuePuedeDar(revision).some((t) => t.codigo === form.tipoProspecto)
  const tipo = elegible ? [] : [{ campo: 'tipoProspecto', mensaje: prospectoMessages.tipoObligatorio.text }]
  const todo = completa && form.activo
  const antecedentes = todo ? applyRules(antecedentesRules(hoy), form) : applyRules(inactivoRules, form)
  const sinEmpleadores =
    todo && form.empleadores.length === 0 ? [{ campo: 'empleadores', mensaje: m.sinEmpleadores.text }] : []
  return [...tipo, ...applyRules(prospectoRules, form), ...antecedentes, ...sinEmpleadores]
}

/** Codes that are nobody's, and an e-mail that is a user's. */
async function porListas(tx: Db, form: FormularioDeProspecto): Promise<FieldError[]> {
  const { isapreActual, codigoRegion, codigoCiudad, codColectivo, correo } = form
  const region = Number(codigoRegion)
  const checks: [campo: string, sent: string, exists: () => Promise<boolean>, mensaje: string][] = [
    ['isapreActual', isapreActual, () => existeIsapre(tx, Number(isapreActual)), m.isapre.text],
    ['codigoRegion', codigoRegion, () => existeRegion(tx, region), m.region.text],
    [
      'codigoCiudad',
      codigoCiudad,
      async () => (await regionDeCiudad(tx, Number(codigoCiudad))) === region,
      m.ciudad.text,
    ],
    ['codColectivo', codColectivo, () => existeColectivo(tx, Number(codColectivo)), m.planColectivo.text],
    ['correo', correo, async () => !(await esDeUnUsuario(tx, correo)), prospectoMessages.correoDeUsuario.text],
  ]
  const errores: FieldError[] = []
  for (const [campo, sent, exists, mensaje] of checks) {
    if (sent !== '' && !(await exists())) errores.push({ campo, mensaje })
  }
  return errores
}

/** Refuses a form with every field that is wrong, once each, in the words of its rules (spec 1 §5, spec 2 §5). */
export async function revisarFormulario(
  tx: Db,
  form: FormularioDeProspecto,
  revision: RevisionDeFormulario,
): Promise<void> {
  const found = [...porReglas(form, revision), ...(await porListas(tx, form))]
  const errores = found.filter((error, i) => found.findIndex((other) => other.campo === error.campo) === i)
  const [first] = errores
  if (first) refuse(common.invalid, { errores, ...(errores.length === 1 ? { texto: first.mensaje } : {}) })
}
