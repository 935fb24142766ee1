import '../../styles/tokens.css'
import { verificarPaquete } from '@alerce/evidencia/paquete'
import { elemento } from './elemento.ts'
import { show } from './show.ts'
import './verificador.css'

// One file without network: it may be kept on a disk and opened years later, without any other file of ours.
const archivo = elemento('input', { id: 'paquete', type: 'file', accept: '.zip,application/zip' })
const clave = elemento('input', { id: 'clave', type: 'text', autocomplete: 'off', spellcheck: 'false' })
const hallado = elemento('section', { 'aria-label': 'Resultado', 'aria-live': 'polite' })

/** Checks run one after the other: the last file chosen is the one shown. */
let ultima = 0

async function verify(): Promise<void> {
  const [elegido] = archivo.files ?? []
  if (!elegido) return
  ultima += 1
  const esta = ultima
  hallado.replaceChildren(elemento('p', {}, 'Comprobando…'))
  const verificacion = await verificarPaquete(new Uint8Array(await elegido.arrayBuffer()))
  if (esta !== ultima) return
  hallado.replaceChildren(...show(elegido.name, verificacion, clave.value))
  hallado.querySelector('h2')?.focus()
}

const conFalla = (): void => {
  verify().catch(() =>
    hallado.replaceChildren(
      elemento('div', { class: 'mal', role: 'alert' }, 'No pudimos leer el archivo. Use un navegador actualizado.'),
    ),
  )
}
archivo.addEventListener('change', conFalla)
clave.addEventListener('change', conFalla)
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  if (!event.dataTransfer?.files.length) return
  archivo.files = event.dataTransfer.files
  conFalla()
})

document
  .getElementById('verificador')
  ?.append(
    elemento('h1', {}, 'Verificador de evidencia'),
    elemento(
      'p',
      {},
      'Comprueba que un paquete de evidencia no fue cambiado desde que se selló. Funciona sin red: el archivo no sale de este equipo.',
    ),
    elemento('label', { for: 'paquete' }, 'Paquete de evidencia (ZIP)'),
    archivo,
    elemento('p', { class: 'ayuda' }, 'Elíjalo, o arrástrelo a esta página.'),
    elemento('label', { for: 'clave' }, 'Huella de la clave que publica la isapre'),
    clave,
    elemento(
      'p',
      { class: 'ayuda' },
      'Está en /.well-known/alerce-evidencia.json del sitio de la isapre. Sin ella no se sabe quién firmó.',
    ),
    hallado,
  )
