import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import { objetivoDe } from './navegadores.ts'

const PAGE = 'verificador.html'
const ENTRY = 'src/entries/verificador/verificador.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page in one file, which may be opened from a disk: its policy lets it run and reach nothing. */
function page(script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<title>Verificador de evidencia · Alerce</title>
<style>${style}</style>
</head>
<body>
<main id="verificador"></main>
<script>${script}</script>
</body>
</html>
`
}

async function parts(): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    build: {
      write: false,
      cssCodeSplit: false,
      target: objetivoDe('postulante'),
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const script = output.find((one) => one.type === 'chunk')?.code ?? ''
  const style = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  // Inlined code must not close its own script tag
  return { script: script.replaceAll('</script', '<\\/script').trim(), style: style.join('').trim() }
}

/** Writes, beside the applications, the page that checks a pack of evidence. */
export const verificador: Plugin = {
  name: 'alerce-verificador',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const { script, style } = await parts()
    this.emitFile({ type: 'asset', fileName: PAGE, source: page(script, style) })
  },
}
