/** XMLHttpRequest over the fake fetch: sends at once, after reporting half and full progress. */
export class FakeXhr {
  readonly upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  #method = ''
  #url = ''
  readonly #headers: Record<string, string> = {}
  #answered = new Headers()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name)
  }

  abort(): void {
    this.onabort?.()
  }

  send(body: string | Blob | null): void {
    for (const loaded of [1, 2]) this.upload.onprogress?.({ lengthComputable: true, loaded, total: 2 })
    void this.#answer(body)
  }

  async #answer(body: string | Blob | null): Promise<void> {
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body })
      this.status = response.status
      this.responseText = await response.text()
      this.#answered = response.headers
      this.onload?.()
    } catch {
      this.onerror?.()
    }
  }
}
