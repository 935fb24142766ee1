import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { personasConSalud, type Salud } from '../declaracion/read-model-personas.ts'
import { leerMedida } from './leer-medida.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'
import { type BeneficiarioDS, guardarBeneficiario } from './repository.ts'
import {
  type BeneficiarioEnviado,
  esElMismoGrupo,
  revisarBeneficiarios,
  soloBeneficiarios,
} from './revisar-beneficiarios.ts'

function sellado(b: BeneficiarioEnviado, { vault }: Context): BeneficiarioDS {
  const salud: Salud = {
    peso: leerMedida(b.peso),
    altura: leerMedida(b.altura),
    pension: null,
    causal: null,
    diagnostico: null,
  }
  return {
    id: b.id,
    nombres: enMayusculas(b.nombres),
    apellidoPaterno: enMayusculas(b.apellidoPaterno),
    apellidoMaterno: enMayusculas(b.apellidoMaterno),
    rut: b.tipoDocumento === 'P' ? null : normalizaRut(b.rutBeneficiario),
    pasaporte: b.tipoDocumento === 'P' ? normalizaPasaporte(b.pasaporte) : null,
    salud: vault.seal(salud),
    claveId: vault.claveId,
  }
}

export const guardarBeneficiariosDSUseCase = useCase(guardarBeneficiariosDS, async (input, ctx) => {
  const { declaracion, prospecto } = await editarDeclaracion(ctx, input)
  const personas = await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
  const enviados = soloBeneficiarios(input.beneficiario, personas)
  ensure(esElMismoGrupo(enviados, personas), m.grupoFijo)
  const errores = revisarBeneficiarios(enviados, { rut: prospecto.rut, pasaporte: prospecto.numeroPasaporte })
  if (errores.length > 0) refuse(common.invalid, { errores })
  for (const enviado of enviados) await guardarBeneficiario(ctx.tx, declaracion.id, sellado(enviado, ctx))
  return { version: await registrarCambioDS(ctx, declaracion, ['beneficiarios']) }
})
