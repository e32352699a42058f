import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './HeroSlider.css';

/** How long a picture stands and slides, and how far a swipe goes (rule home.slider). */
const ADVANCE_MS = 5000;
const MOVE_MS = 500;
const SWIPE_PX = 50;

interface Slide {
  /** Its number, such as "Fig. 1 of 3". */
  readonly figure: string;
  readonly title: string;
  readonly caption: string;
  /** The picture of a later slide; the first one's drawing is the island's child. */
  readonly image?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly srcset?: string;
    readonly sizes?: string;
  };
}

interface Props {
  readonly slides: readonly Slide[];
  readonly labels: {
    readonly slider: string;
    readonly role: string;
    readonly pause: string;
    readonly play: string;
  };
  readonly children?: ReactNode;
}

/**
 * The home page's slider. Its HTML is a scroll-snap row that works without script; once hydrated, keen-slider loops it.
 *
 * It advances by itself every 5 s, and stops for the pause button, hover, focus, a hidden tab and reduced motion (WCAG 2.2.2).
 * Slides 2 and 3 get their pictures only now, so that they cost nothing before the first paint.
 */
export function HeroSlider({ slides, labels, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const first = useRef(0);
  const [isLive, setLive] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [index, setIndex] = useState(0);
  const isRunning = isLive && !isReduced && !isPaused && !isPointedAt && !isFocused && !isHidden;

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setReduced(preference.matches);
    follow();
    // A slide that was chosen before stays; the row stops scrolling when the slider is live.
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    first.current = Math.round(scrollLeft / clientWidth);
    setIndex(first.current);
    setLive(true);
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    // A page that is left stands still anyway. React must not hear of it: Firefox loses the message by which React would draw it later,
    // and after the way back React waits for that message forever.
    let isLeft = false;
    // A page that is only prerendered is hidden too: its five seconds begin when it is shown.
    const watchTab = () => isLeft || setHidden(document.hidden);
    const watchLeaving = ({ type }: Event) => {
      isLeft = type === 'pagehide';
      watchTab();
    };
    watchTab();
    document.addEventListener('visibilitychange', watchTab);
    for (const type of ['pagehide', 'pageshow']) addEventListener(type, watchLeaving);
    return () => {
      document.removeEventListener('visibilitychange', watchTab);
      for (const type of ['pagehide', 'pageshow']) removeEventListener(type, watchLeaving);
    };
  }, []);

  useEffect(() => {
    if (!isLive || row.current === null) return;
    row.current.scrollLeft = 0;
    slider.current = createSlider(row.current, first.current, setIndex);
    return () => slider.current?.destroy();
  }, [isLive]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => move(slider.current, index + 1, slides.length), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isRunning, index, slides.length]);

  const current = slides[index] ?? slides[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is for form controls.
    <div
      className="hero-slider"
      role="group"
      aria-roledescription={labels.role}
      aria-label={labels.slider}
      data-live={isLive || undefined}
      data-running={isRunning || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* Its words stand below; the drawings say nothing without them. */}
      <div className="hero-slider__slides" ref={row} aria-hidden="true">
        {slides.map((slide, at) => (
          <figure key={slide.figure} id={idOf(at)} className="hero-slider__slide" inert={isLive && at !== index}>
            {slide.image === undefined ? children : <Picture image={slide.image} isShown={isLive} />}
          </figure>
        ))}
      </div>
      <div className="hero-slider__strip">
        <p className="hero-slider__caption" aria-live={isRunning ? 'off' : 'polite'}>
          <i className="hero-slider__progress" key={`${index}${isRunning}`} aria-hidden="true" />
          <b>
            <i>{current?.figure}</i>
            {current?.title}
          </b>
          <span>{current?.caption}</span>
        </p>
        <div className="hero-slider__buttons">
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useAnchorContent: its label is its name.
            <a
              key={slide.figure}
              href={`#${idOf(at)}`}
              aria-label={slide.title}
              aria-current={at === index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                move(slider.current, at, slides.length, isReduced);
              }}
            />
          ))}
          {isLive && !isReduced && (
            <button
              type="button"
              aria-label={isPaused ? labels.play : labels.pause}
              onClick={() => setPaused(!isPaused)}
            >
              <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true">
                <path d={isPaused ? 'M1 0v16l13-8z' : 'M1 0h4v16H1zM9 0h4v16H9z'} fill="currentColor" />
              </svg>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** What its dot leads to without script. */
const idOf = (at: number) => `fig-${at + 1}`;

/** A later slide's picture: nothing until the slider is live, but there for readers without script. */
function Picture({ image, isShown }: { image: NonNullable<Slide['image']>; isShown: boolean }) {
  const picture = (
    <img
      className="art"
      src={image.src}
      srcSet={image.srcset}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
    />
  );
  return isShown ? picture : <noscript>{picture}</noscript>;
}

/**
 * keen-slider without a rule of its own for short swipes: 50 px decide (rule home.slider). They are the pointer's: browsers keep the
 * first ones of a finger to themselves, and the picture follows only then.
 */
function createSlider(element: HTMLDivElement, initial: number, onChange: (index: number) => void): KeenSliderInstance {
  let startSlide = 0;
  let from = 0;
  let to = 0;
  element.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  // Also beside the slider, to where a mouse may have dragged.
  addEventListener('pointermove', ({ clientX }) => {
    to = clientX;
  });
  return new KeenSlider(element, {
    loop: true,
    initial,
    selector: '.hero-slider__slide',
    defaultAnimation: { duration: MOVE_MS },
    slideChanged: ({ track }) => onChange(track.details.rel),
    dragStarted: ({ track }) => {
      startSlide = track.details.abs;
      to = from;
    },
    dragEnded: (slider) => {
      const moved = from - to;
      const step = Math.abs(moved) > SWIPE_PX ? Math.sign(moved) : 0;
      slider.moveToIdx(startSlide + step, true, { duration: MOVE_MS });
    },
  });
}

/** Move to a slide, the short way round the loop; at once where motion is unwelcome. */
function move(slider: KeenSliderInstance | null, index: number, count: number, isReduced = false): void {
  if (slider === null) return;
  const { abs, rel } = slider.track.details;
  const forward = (((index - rel) % count) + count) % count;
  const step = forward > count / 2 ? forward - count : forward;
  slider.moveToIdx(abs + step, true, { duration: isReduced ? 0 : MOVE_MS });
}
