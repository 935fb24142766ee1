import { createClave } from '../../apps/server/src/respaldo/clave.ts'

export const resumen = 'Crea una clave para los respaldos: una mitad los escribe, la otra los abre.'

export async function run(): Promise<void> {
  const { publica, secreta } = await createClave()
  console.log(`# Pública: BACKUP_KEY del servidor, basta para respaldar\n# ${publica}`)
  console.log(`# Secreta: BACKUP_KEY o BACKUP_KEY_FILE de quien restaura; guárdela fuera del servidor\n${secreta}`)
}
