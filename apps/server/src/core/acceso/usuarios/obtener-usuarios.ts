import { obtenerUsuarios } from '@alerce/contract/operations/acceso/usuarios'
import { palabrasDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { cutPage, useCase } from '../../use-case.ts'
import { presentUsuarios } from './present-usuarios.ts'
import { cuantosUsuarios, usuarios } from './read-model.ts'

/** Everybody who can log in, or once could. */
export const obtenerUsuariosUseCase = useCase(
  obtenerUsuarios,
  async ({ cursor = null, limite, texto, soloActivos }, { tx, ahora }) => {
    const filtro = { palabras: palabrasDeBusqueda(texto), soloActivos }
    const { pagina, siguiente } = cutPage(await usuarios(tx, { ...filtro, cursor, limite }), limite)
    return {
      filas: await presentUsuarios(tx, pagina, ahora),
      siguiente,
      cuantos: await cuantosUsuarios(tx, filtro),
    }
  },
)
