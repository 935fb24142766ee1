import { cotizanteRules } from '@alerce/contract/forms/cotizante'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/cotizante'
import type { Input } from '@alerce/contract/operation'
import { guardarAntecedentesCotizante } from '@alerce/contract/operations/cotizante'
import { enMayusculas } from '@alerce/domain/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/persona/rut'
import { sexoDS } from '@alerce/domain/persona/sexo'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import type { Salud } from '../declaracion/read-model-personas.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure, refuse } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { leerMedida } from './leer-medida.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'
import { guardarPapel, guardarTitular } from './repository.ts'

type Enviado = Input<typeof guardarAntecedentesCotizante>

/** Document, birth date and sex may travel along, but only as they are: the price rests on them. */
function ensureFijos(enviado: Enviado, prospecto: Prospecto): void {
  const { fechaNacimiento, sexo, rut, numeroPasaporte } = enviado
  const fijos: [boolean, string][] = [
    [!rut || normalizaRut(rut) === prospecto.rut, 'rut'],
    [!numeroPasaporte || normalizaPasaporte(numeroPasaporte) === prospecto.numeroPasaporte, 'numeroPasaporte'],
    [!fechaNacimiento || fechaNacimiento === prospecto.fechaNacimiento, 'fechaNacimiento'],
    [!sexo || !prospecto.sexo || sexo === sexoDS(prospecto.sexo), 'sexo'],
  ]
  for (const [igual, campo] of fijos) ensure(igual, m.datoFijo, { campo })
}

/** Cause and diagnosis belong to a pension: without one they are not kept. */
function saludDe({ peso, altura, pension, causal, diagnostico }: Enviado): Salud {
  return {
    peso: leerMedida(peso),
    altura: leerMedida(altura),
    pension,
    causal: pension ? causal : null,
    diagnostico: pension && diagnostico ? diagnostico : null,
  }
}

export const guardarAntecedentesCotizanteUseCase = useCase(guardarAntecedentesCotizante, async (input, ctx) => {
  const { identificador, version } = input
  const { declaracion, prospecto } = await editarDeclaracion(ctx, { identificador, version })
  ensureFijos(input, prospecto)
  const errores = applyRules(cotizanteRules(ctx.hoy, declaracion.fechaDS), input)
  if (errores.length > 0) refuse(common.invalid, { errores })
  const folio = String(Number(input.folioDS))
  const libre = await guardarPapel(ctx.tx, declaracion.id, { folio, fecha: input.fechaDS })
  ensure(libre, m.folioRepetido, { campo: 'folioDS' })
  await guardarTitular(ctx.tx, declaracion.id, {
    nombres: enMayusculas(input.nombres),
    apellidoPaterno: enMayusculas(input.apellidoPaterno),
    apellidoMaterno: enMayusculas(input.apellidoMaterno),
    correo: input.correo,
    idSalud: input.idSalud ?? 0,
    salud: ctx.vault.seal(saludDe(input)),
    claveId: ctx.vault.claveId,
  })
  return { version: await registrarCambioDS(ctx, declaracion, ['antecedentes del cotizante']) }
})
