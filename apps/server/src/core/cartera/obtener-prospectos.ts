import { carteraMessages } from '@alerce/contract/messages/cartera'
import { obtenerProspectos } from '@alerce/contract/operations/cartera'
import { finDelDia, inicioDelDia } from '@alerce/domain/fechas/dia'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { asesoresDe } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { listarCartera } from './read-model.ts'

/** tipoPlan of the filter: 1 all, 2 individual, 3 compensado (spec 1 §9). */
const compensado: Record<number, boolean | undefined> = { 2: false, 3: true }

function tarjeta(p: Prospecto) {
  return {
    prospectoId: p.id,
    nombre: `${p.nombres} ${p.apellidoPaterno} ${p.apellidoMaterno}`,
    nombres: p.nombres,
    apellidoPaterno: p.apellidoPaterno,
    apellidoMaterno: p.apellidoMaterno,
    estado: p.estado,
    folioDS: p.folioDS,
    correo: p.correo,
    telefono: p.celular,
    fechaRegistro: aDDMMYYYY(hoyEnSantiago(p.registradoEn)),
    tipoProspecto: p.tipoProspecto,
    esCompensado: p.tipoPlan === 'S',
    otorgaCompensado: p.otorga === true,
    dsEsReutilizable: false,
    autenticacionRechazada: false,
    irregularidadesPendientes: false,
  }
}

/** The portfolio (spec 1 §2, §9): days are Santiago's, both ends included. */
export const obtenerProspectosUseCase = useCase(obtenerProspectos, async (input, ctx) => {
  const { rangoInicio, rangoTermino } = input
  ensure(!rangoInicio || !rangoTermino || rangoInicio <= rangoTermino, carteraMessages.rangoInvalido, {
    campo: 'rangoInicio',
  })
  const filtro = {
    asesores: await asesoresDe(ctx, input.identificador ?? undefined),
    desde: rangoInicio && inicioDelDia(rangoInicio),
    hasta: rangoTermino && finDelDia(rangoTermino),
    nombres: {
      nombres: input.nombreProspecto,
      apellido_paterno: input.apellidoPaternoProspecto,
      apellido_materno: input.apellidoMaternoProspecto,
    },
    estado: input.estado,
    tipoProspecto: input.tipoProspecto,
    compensado: compensado[input.tipoPlan],
  }
  const { pagina, limite, cursor } = input
  const found = await listarCartera(ctx.tx, filtro, { pagina, limite, cursor: cursor ?? null })
  return found.map(tarjeta)
})
