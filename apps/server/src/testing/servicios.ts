import { pdfAqui } from '../core/pdf-services.ts'
import type { Services } from '../core/use-case.ts'
import { almacenEnLaBase } from '../platform/almacen/repository.ts'
import { pasarelaPropia } from '../platform/outside/pasarela/propia.ts'
import { createVault } from '../platform/vault.ts'
import { DATA_KEY } from './template.ts'

/** Services for tests that call a use case or a job directly: sent jobs are dropped. */
export const servicios: Services = {
  jobs: { send: async () => undefined },
  vault: createVault(DATA_KEY),
  almacen: almacenEnLaBase,
  scan: async () => null,
  sealTiempo: null,
  fuenteDeUf: null,
  pasarela: pasarelaPropia,
  readHechos: async () => [],
  demo: true,
  direccion: '',
  ...pdfAqui,
}
