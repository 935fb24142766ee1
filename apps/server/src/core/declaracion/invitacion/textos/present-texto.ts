import type { Escrito } from '@alerce/domain/base/textos/escrito'

/** As it travels: the version goes back with what is said to it. */
export const presentTexto = ({ clave, parrafos }: Escrito) => ({ version: clave, parrafos: [...parrafos] })
