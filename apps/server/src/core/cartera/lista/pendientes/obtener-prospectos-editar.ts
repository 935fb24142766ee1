import { obtenerProspectosEditar } from '@alerce/contract/operations/cartera/pendientes'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { edicionesDe } from '../../../contrato/actualizacion/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { leerFiltro } from '../leer-filtro.ts'
import { listarPendientes } from './read-model.ts'

/** The pending list (spec 2 §3, core rules, Update variant). */
export const obtenerProspectosEditarUseCase = useCase(obtenerProspectosEditar, async (input, ctx) => {
  const { orden, sentido, pagina, limite } = input
  const rows = await listarPendientes(ctx.tx, await leerFiltro(ctx, input), { por: orden, sentido }, { pagina, limite })
  const ids = rows.flatMap(({ id, pareja_id }) => (pareja_id === null ? [id] : [id, pareja_id]))
  const ediciones = await edicionesDe(ctx.tx, ids)
  return rows.map((row) => ({
    prospectoId: row.id,
    identificador: row.declaracionId,
    folioDS: row.folio_ds,
    nombre: row.nombres,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    estado: row.estado,
    correo: row.correo,
    telefono: row.celular,
    fechaRegistro: aDDMMYYYY(hoyEnSantiago(row.registrado_en)),
    esCompensado: row.tipo_plan === 'S',
    otorgaCompensado: row.otorga === true,
    dswfoliootroc: row.folioDelOtro,
    estadootroc: (row.pareja_id !== null && ediciones.get(row.pareja_id)) || null,
    estadoEdicion: ediciones.get(row.id) ?? null,
  }))
})
