import { randomBytes } from 'node:crypto'

export const resumen = 'Crea una clave para la variable DATA_KEY (32 bytes en base64).'

export function run(): void {
  console.log(randomBytes(32).toString('base64'))
}
