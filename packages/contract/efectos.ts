import type { MessageDefinition } from './messages/message.ts'

/**
 * Who is slowed down by wrong guesses, and which refusal says that the guess was wrong; any other came after it was
 * found right. `usuario`: a name at an address or in a browser that it knows; `sesion`: who proves again who they are;
 * `direccion`: where a link is tried from. `pedido`: where it is asked from, each time; past what is free nothing is done
 * and this is answered, as if it were.
 */
export type Freno<Pedido, Respuesta> =
  | { readonly por: 'usuario'; quien(pedido: Pedido): string; readonly falla: MessageDefinition }
  | { readonly por: 'sesion' | 'direccion'; readonly falla: MessageDefinition }
  | { readonly por: 'pedido'; readonly respuesta: Respuesta; readonly falla?: never }

/**
 * What becomes of the session of who called. `abre`: of which user; `abrePorEnlace`: by which supervisor's link;
 * `rota`: the same person under a new token; `cierra`: the browser forgets it, always or by what was answered and asked: one
 * that is left there opens nothing, and tells a page that is loaded later why it ended. `abrePostulante`: an applicant's,
 * of which declaration, null where they are not; `cierraPostulante`: that one.
 */
export type EfectoDeSesion<Pedido, Respuesta> =
  | { readonly efecto: 'abre'; usuario(respuesta: Respuesta): number }
  | { readonly efecto: 'abrePorEnlace'; enlace(respuesta: Respuesta): number }
  | { readonly efecto: 'rota' }
  | { readonly efecto: 'abrePostulante'; declaracion(respuesta: Respuesta): number | null }
  | { readonly efecto: 'cierraPostulante' }
  | { readonly efecto: 'cierra'; si?(respuesta: Respuesta, pedido: Pedido): boolean }
