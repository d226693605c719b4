export { StoreRatings, type StoreRatingsProps, type StoreScore, type StoreScores } from './store-ratings.tsx';
