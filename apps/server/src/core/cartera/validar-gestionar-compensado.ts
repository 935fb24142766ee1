import { carteraMessages } from '@alerce/contract/messages/cartera'
import { validarGestionarCompensado } from '@alerce/contract/operations/cartera'
import { recibeDebeEsperar } from '@alerce/domain/prospecto/pareja'
import type { Db } from '../../platform/db/database.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { buscarProspecto, type Prospecto } from '../prospecto/read-model.ts'
import { useCase } from '../use-case.ts'

async function avance(tx: Db, { id, etapa }: Prospecto) {
  const ds = await declaracionVivaDe(tx, id)
  return { etapa, etapaDS: ds?.etapa ?? null }
}

/** 'ok' for all but the receiver of a pair that has run ahead of its giver. */
export const validarGestionarCompensadoUseCase = useCase(validarGestionarCompensado, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  if (prospecto.parejaId === null || prospecto.otorga !== false) return 'ok'
  const otorga = await buscarProspecto(ctx.tx, prospecto.parejaId)
  if (!otorga) return 'ok'
  const espera = recibeDebeEsperar(await avance(ctx.tx, prospecto), await avance(ctx.tx, otorga))
  return espera ? carteraMessages.otorganteSinTerminar.text : 'ok'
})
