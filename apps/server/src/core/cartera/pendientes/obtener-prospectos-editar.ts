import { obtenerProspectosEditar } from '@alerce/contract/operations/cartera/pendientes'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { useCase } from '../../use-case.ts'
import { leerFiltro } from '../leer-filtro.ts'
import { listarPendientes } from './read-model.ts'

/** The pending list (spec 2 §3, core rules, Update variant). */
export const obtenerProspectosEditarUseCase = useCase(obtenerProspectosEditar, async (input, ctx) => {
  const { orden, sentido, pagina, limite } = input
  const rows = await listarPendientes(ctx.tx, await leerFiltro(ctx, input), { por: orden, sentido }, { pagina, limite })
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
    // no update of a case can be begun yet
    estadootroc: null,
  }))
})
