import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { cargarUsuarios } from '@alerce/contract/operations/acceso/planilla-usuarios'
import { receivePlanilla } from '../../../base/archivos/receive-archivo.ts'
import { ensure } from '../../../refusal.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { recordEvento } from '../../seguridad/record-evento.ts'
import { type ClaveNueva, newClave } from '../guardar-usuario.ts'
import { usuariosDeNombre } from '../read-model.ts'
import { applyPersonas } from './apply-personas.ts'
import { readPlanilla } from './read-planilla.ts'
import { huellaDe } from './revisar-usuarios.ts'

/** All rows or none. The passwords are made before the transaction: their digests take seconds. */
export const cargarUsuariosUseCase = preparedUseCase(cargarUsuarios, {
  prepare: async ({ archivo }, ctx) => {
    const personas = readPlanilla(await receivePlanilla(ctx, archivo))
    const nombres = personas.map(({ datos }) => (datos.usuario ?? '').trim().toLowerCase())
    const guardados = new Set((await usuariosDeNombre(ctx.tx, nombres)).map(({ usuario }) => usuario))
    const claves = new Map<string, ClaveNueva>()
    for (const usuario of nombres) if (!guardados.has(usuario)) claves.set(usuario, await newClave())
    return { personas, claves }
  },
  run: async ({ huella }, ctx, { personas, claves }) => {
    const filas = await applyPersonas(ctx, personas, async (usuario) => claves.get(usuario) ?? (await newClave()))
    ensure(huellaDe(filas) === huella, m.planillaCambio)
    ensure(!filas.some(({ situacion }) => situacion === 'error'), m.planillaConErrores)
    const cambian = filas.filter(({ situacion }) => situacion === 'cambia').length
    const nuevas = filas.filter(({ situacion }) => situacion === 'nueva')
    ensure(cambian + nuevas.length > 0, m.planillaSinCambios)
    await recordEvento(ctx, 'usuariosCargados', `${nuevas.length} nuevos, ${cambian} cambiados`)
    return {
      cambian,
      claves: nuevas.map(({ usuario, clave }) => ({ usuario, clave: clave ?? '' })),
      debeCambiarla: !ctx.demo,
    }
  },
})
