import { obtenerVistas } from '@alerce/contract/operations/cartera/vistas'
import { columnasConocidas } from '@alerce/domain/cartera/vista'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'
import { vistasDe } from './read-model.ts'

export const obtenerVistasUseCase = singleRead(obtenerVistas, async (_nothing, ctx) => {
  const { usuarioId, roles } = persona(ctx)
  const vistas = await vistasDe(ctx.tx, usuarioId)
  return {
    vistas: vistas.map(({ id, duenoId, equipoId, de, ...vista }) => ({
      vistaId: id,
      nombre: vista.nombre,
      compartida: equipoId !== null,
      de: duenoId === usuarioId ? null : de,
      edita: duenoId === usuarioId || roles.includes('jefatura'),
      estado: vista.estado,
      tipoProspecto: vista.tipoProspecto,
      tipoPlan: vista.tipoPlan,
      orden: vista.orden,
      etiqueta: vista.etiqueta,
      columnas: vista.columnas && columnasConocidas(vista.columnas),
      dias: vista.dias,
      desde: vista.desde,
      hasta: vista.hasta,
      version: vista.version,
    })),
  }
})
