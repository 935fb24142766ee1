import { cotizante, papel, saludDelTitular, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { cotizanteRules } from '@alerce/contract/forms/declaracion/cotizante'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import type { Input } from '@alerce/contract/operation'
import { guardarAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { ensureCorreoAjeno } from '../../postulacion/prospecto/ensure-correo-ajeno.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editDeclaracion } from '../ds/edit-declaracion.ts'
import { titularDe } from '../ds/read-model-personas.ts'
import { recordSaved } from './record-saved.ts'
import { savePapel, saveTitular } from './repository.ts'

type TitularEnviado = Input<typeof guardarAntecedentesCotizante>

/** Refuses a changed document, birth date or sex: the price depends on them. */
function checkFijos(enviado: TitularEnviado, prospecto: Prospecto): void {
  const { fechaNacimiento, sexo, rut, numeroPasaporte } = enviado
  const fijos: [boolean, string][] = [
    [!rut || normalizaRut(rut) === prospecto.rut, 'rut'],
    [!numeroPasaporte || normalizaPasaporte(numeroPasaporte) === prospecto.numeroPasaporte, 'numeroPasaporte'],
    [!fechaNacimiento || fechaNacimiento === prospecto.fechaNacimiento, 'fechaNacimiento'],
    [!sexo || !prospecto.sexo || sexo === sexoDS(prospecto.sexo), 'sexo'],
  ]
  for (const [igual, campo] of fijos) ensure(igual, m.datoFijo, { campo })
}

/** Validates the sent holder by the rules of the form (spec 2 §5); `fechaGuardada` is the signing date on record. */
function checkTitular(enviado: TitularEnviado, hoy: string, fechaGuardada: string | null): void {
  const errores = applyRules(cotizanteRules(hoy, fechaGuardada), enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
}

export const guardarAntecedentesCotizanteUseCase = useCase(guardarAntecedentesCotizante, async (input, ctx) => {
  const { identificador, version: leida } = input
  const { declaracion, prospecto } = await editDeclaracion(ctx, { identificador, version: leida })
  checkFijos(input, prospecto)
  checkTitular(input, ctx.hoy, declaracion.fechaDS)
  await ensureCorreoAjeno(ctx, input.correo ?? '')
  const form = sobreponer(cotizante, vacio(cotizante), input)
  const { id } = await titularDe(ctx.tx, declaracion.id)
  const salud = ctx.vault.en('declaracion_persona.salud', id).seal(rowOf(saludDelTitular, form))
  const version = await recordSaved(ctx, declaracion, ctx, async () => {
    const libre = await savePapel(ctx.tx, declaracion.id, rowOf(papel, form))
    ensure(libre, m.folioRepetido, { campo: 'folioDS' })
    await saveTitular(ctx.tx, declaracion.id, { ...rowOf(titular, form), salud })
  })
  return { version }
})
