import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { useWrite } from '../../../../lib/use-call.ts'

export type Estado = ReplyOf<'obtenerCalendarioPrivado'>

/** Never from the cache: other programs use the address and the connections without notice to this page. */
export const useCalendarioPrivado = () => useQuery({ ...readOptions('obtenerCalendarioPrivado', {}), staleTime: 0 })

export type Conexion = ReplyOf<'obtenerConexiones'>['conexiones'][number]

export const useConexiones = () => useQuery({ ...readOptions('obtenerConexiones', {}), staleTime: 0 })

export const useCrear = () => useWrite('crearCalendarioPrivado')
export const useRevocar = () => useWrite('revocarCalendarioPrivado')
export const useConectar = () => useWrite('conectarCalendario')
export const useDesconectar = () => useWrite('desconectarCalendario')
