import { expect } from 'vitest'
import type { Answer } from '../client.ts'

/** Fields in a 412: each has its label and author, and the message contains them. */
export function camposNombrados({ status, body }: Answer, quien = 'Camila Rojas'): string[] {
  expect(status).toBe(412)
  const { campos } = body.data
  for (const { etiqueta, ...uno } of campos) {
    expect(uno).toEqual({ campo: expect.any(String), quien, propio: expect.any(Boolean), cuando: expect.any(String) })
    expect(etiqueta).not.toBe(uno.campo)
    expect(body.descripcion).toContain(etiqueta)
  }
  return campos.map(({ campo }: { campo: string }) => campo).toSorted()
}
