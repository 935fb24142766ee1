import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { medidas } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { personasConSalud, type Salud } from '../declaracion/read-model-personas.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'
import { type BeneficiarioDS, guardarBeneficiario } from './repository.ts'
import {
  type BeneficiarioEnviado,
  esElMismoGrupo,
  revisarBeneficiarios,
  soloBeneficiarios,
} from './revisar-beneficiarios.ts'

/** Only the holder is asked for a pension. */
const sinPension = { pension: null, causal: null, diagnostico: null }

function sellado(enviado: BeneficiarioEnviado, { vault }: Context): BeneficiarioDS {
  const form = sobreponer(beneficiarioDS, vacio(beneficiarioDS), enviado)
  const salud: Salud = { ...rowOf(medidas, form), ...sinPension }
  return { id: enviado.id, ...rowOf(dependiente, form), salud: vault.seal(salud), claveId: vault.claveId }
}

export const guardarBeneficiariosDSUseCase = useCase(guardarBeneficiariosDS, async (input, ctx) => {
  const { declaracion, prospecto } = await editarDeclaracion(ctx, input)
  ensure(haLlegado(declaracion.etapa, 'cotizante'), m.sinTitular)
  const personas = await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
  const enviados = soloBeneficiarios(input.beneficiario, personas)
  ensure(esElMismoGrupo(enviados, personas), m.grupoFijo)
  const errores = revisarBeneficiarios(enviados, { rut: prospecto.rut, pasaporte: prospecto.numeroPasaporte })
  if (errores.length > 0) refuse(common.invalid, { errores })
  for (const enviado of enviados) await guardarBeneficiario(ctx.tx, declaracion.id, sellado(enviado, ctx))
  return { version: await registrarCambioDS(ctx, declaracion, ['beneficiarios']) }
})
