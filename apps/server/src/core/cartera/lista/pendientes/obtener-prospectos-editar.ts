import { obtenerProspectosEditar } from '@alerce/contract/operations/cartera/lista'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { edicionesDe } from '../../../contrato/actualizacion/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { readFilter } from '../read-filter.ts'
import { listPendientes } from './read-model.ts'

/** The pending list (spec 2 §3, core rules, Update variant). */
export const obtenerProspectosEditarUseCase = useCase(obtenerProspectosEditar, async (input, ctx) => {
  const { orden, sentido, pagina, limite } = input
  const rows = await listPendientes(ctx.tx, await readFilter(ctx, input), { por: orden, sentido }, { pagina, limite })
  const ids = rows.flatMap(({ id, parejaId }) => (parejaId === null ? [id] : [id, parejaId]))
  const ediciones = await edicionesDe(ctx.tx, ids)
  return rows.map((row) => ({
    prospectoId: row.id,
    identificador: row.declaracionId,
    folioDS: row.folioDS,
    nombre: row.nombres,
    apellidoPaterno: row.apellidoPaterno,
    apellidoMaterno: row.apellidoMaterno,
    estado: row.estado,
    correo: row.correo,
    telefono: row.celular,
    fechaRegistro: aDDMMYYYY(hoyEnSantiago(row.registradoEn)),
    esCompensado: row.tipoPlan === 'S',
    otorgaCompensado: row.otorga === true,
    dswfoliootroc: row.folioDelOtro,
    estadootroc: (row.parejaId !== null && ediciones.get(row.parejaId)) || null,
    estadoEdicion: ediciones.get(row.id) ?? null,
  }))
})
