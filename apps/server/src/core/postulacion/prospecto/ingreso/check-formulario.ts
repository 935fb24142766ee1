import { antecedentesRules, inactivoRules, prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { tiposElegibles, tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { Actor } from '../../../actor.ts'
import { refuse } from '../../../refusal.ts'
import type { FormularioDeProspecto } from './formulario.ts'
import type { HechosDelFormulario } from './read-model-registros.ts'

interface RevisionDeFormulario {
  /** The applicant's data are required, not only the person. */
  readonly completa: boolean
  readonly hoy: string
  /** Type it already has: a web referral keeps it. */
  readonly tipoAnterior: string | undefined
  /** Caller: an API client may bring in a web referral. */
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

/** 0 'No tengo' is not in the list of institutions. */
const SIN_ISAPRE = '0'

/** Faults of codes outside their lists, and of a user's e-mail. */
function porListas(form: FormularioDeProspecto, hechos: HechosDelFormulario): FieldError[] {
  const { isapreActual, codigoRegion, codigoCiudad, codColectivo, correo } = form
  const checks: [campo: string, sent: string, holds: boolean, mensaje: string][] = [
    ['isapreActual', isapreActual, isapreActual === SIN_ISAPRE || hechos.isapre, m.isapre.text],
    ['codigoRegion', codigoRegion, hechos.region, m.region.text],
    ['codigoCiudad', codigoCiudad, hechos.ciudad, m.ciudad.text],
    ['codColectivo', codColectivo, hechos.colectivo, m.planColectivo.text],
    ['correo', correo, !hechos.correoDeUsuario, prospectoMessages.correoDeUsuario.text],
  ]
  return checks.flatMap(([campo, sent, holds, mensaje]) => (sent === '' || holds ? [] : [{ campo, mensaje }]))
}

/** Refuses a form with all its wrong fields, once each, in the texts of its rules (spec 1 §5, spec 2 §5). */
export function checkFormulario(
  form: FormularioDeProspecto,
  hechos: HechosDelFormulario,
  revision: RevisionDeFormulario,
): void {
  const found = [...porReglas(form, revision), ...porListas(form, hechos)]
  const errores = found.filter((error, i) => found.findIndex((other) => other.campo === error.campo) === i)
  const [first] = errores
  if (first) refuse(common.invalid, { errores, ...(errores.length === 1 ? { texto: first.mensaje } : {}) })
}
